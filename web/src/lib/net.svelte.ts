/** Whether the server can be reached, and what is kept for the time when it cannot. */

export const net: { away: boolean } = $state({ away: false })

/** Follow the browser's own knowledge; `back` is called when the net may be there again. */
export function followNet(back: () => void): () => void {
  const lost = () => (net.away = true)
  addEventListener('offline', lost)
  addEventListener('online', back)
  const later = setInterval(() => net.away && back(), 5000)
  return () => {
    removeEventListener('offline', lost)
    removeEventListener('online', back)
    clearInterval(later)
  }
}

/** Tell the service worker what this page has loaded, so that it is there without the net. */
export async function keepLoaded(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ loaded: performance.getEntriesByType('resource').map((entry) => entry.name) })
}
