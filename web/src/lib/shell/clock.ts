/** 372 seconds as 6:12; days and hours where there are many. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const days = Math.floor(whole / 86400)
  const hours = Math.floor((whole % 86400) / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const two = (n: number) => String(n).padStart(2, '0')
  if (days > 0) return `${days} d ${hours} h`
  if (hours > 0) return `${hours}:${two(minutes)}:${two(whole % 60)}`
  return `${minutes}:${two(whole % 60)}`
}

const told = new WeakMap<object, number>()

/** The moment at which this clock was first seen: the server tells a clock anew with every change of it. */
export function toldAt(clock: object): number {
  const known = told.get(clock)
  if (known !== undefined) return known
  const now = performance.now()
  told.set(clock, now)
  return now
}
