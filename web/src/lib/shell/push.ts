/** Push messages to this browser. */

import { answered, ask } from '$lib/api/client'

/** Whether this browser can take push messages here: it needs a page that came safely. */
export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

const manager = async () => (await navigator.serviceWorker.ready).pushManager

export async function isPushed(): Promise<boolean> {
  return canPush() && Notification.permission === 'granted' && (await (await manager()).getSubscription()) !== null
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (char) => char.charCodeAt(0))
}

/** From now on; false if the person or the browser does not allow it. */
export async function beginPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  try {
    const made = await (await manager()).subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
    const { endpoint = '', keys = {} } = made.toJSON()
    await answered(ask.POST('/api/me/push', { body: { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } } }))
    return true
  } catch (problem) {
    if (problem instanceof DOMException) return false // the browser's push service says no
    throw problem
  }
}

export async function endPush(): Promise<void> {
  const made = await (await manager()).getSubscription()
  if (!made) return
  await answered(ask.DELETE('/api/me/push', { body: { endpoint: made.endpoint } }))
  await made.unsubscribe()
}
