/** Short messages at the edge of the screen. Errors stay until they are closed. */

export interface Toast {
  id: number
  kind: 'good' | 'bad' | 'offer'
  text: string
}

export const toasts: { all: Toast[] } = $state({ all: [] })

let count = 0

export function toast(text: string, kind: Toast['kind'] = 'good'): void {
  count += 1
  const id = count
  toasts.all = [...toasts.all.slice(-3), { id, kind, text }]
  if (kind !== 'bad') setTimeout(() => dismiss(id), 5000)
}

export function dismiss(id: number): void {
  toasts.all = toasts.all.filter((one) => one.id !== id)
}
