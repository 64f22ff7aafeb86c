/** Numbers as they are printed: with a true minus, which is as wide as a plus. */

export const number = (n: number): string => (n < 0 ? `−${-n}` : String(n))
export const signed = (n: number): string => (n > 0 ? `+${n}` : number(n))
