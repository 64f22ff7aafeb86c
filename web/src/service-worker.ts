/// <reference lib="webworker" />
/** What is there without the net: the shell, the texts, and the boards that were seen. Also takes push messages. */

import { version } from '$service-worker'

const here = globalThis as unknown as ServiceWorkerGlobalScope
const CACHE = `mansard-${version}`
const PAGE = '/'

here.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(PAGE)).then(() => here.skipWaiting()))
})

here.addEventListener('activate', (event) => {
  event.waitUntil(dropOld().then(() => here.clients.claim()))
})

async function dropOld(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('mansard-') && name !== CACHE).map((name) => caches.delete(name)))
}

const isFixed = (path: string) => path.includes('/_app/immutable/')
const isText = (path: string) => /^\/api\/(text\/|games($|\/))/.test(path)
const isOurs = (path: string) => /^\/(favicon|icon|manifest)/.test(path)

here.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== here.location.origin) return
  if (isFixed(url.pathname)) event.respondWith(keptFirst(event.request))
  else if (event.request.mode === 'navigate' && !url.pathname.startsWith('/api')) event.respondWith(netFirst(event.request, PAGE))
  else if (isText(url.pathname) || isOurs(url.pathname)) event.respondWith(netFirst(event.request, event.request))
})

/** A file whose name changes with what is in it. */
async function keptFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  await keep(request, answer)
  return answer
}

/** The newest; without the net what was kept under a name. */
async function netFirst(request: Request, name: Request | string): Promise<Response> {
  try {
    const answer = await fetch(request)
    await keep(name, answer)
    return answer
  } catch (problem) {
    const kept = (await caches.match(name)) ?? (await caches.match(name, { ignoreSearch: true }))
    if (kept) return kept
    throw problem
  }
}

async function keep(name: Request | string, answer: Response): Promise<void> {
  if (answer.ok) await (await caches.open(CACHE)).put(name, answer.clone())
}

/** The first page was loaded before this worker was there: it tells what it has loaded. */
here.addEventListener('message', (event) => {
  const urls = (event.data as { loaded?: string[] }).loaded ?? []
  event.waitUntil(Promise.all(urls.filter(wanted).map((url) => keptFirst(new Request(url)))))
})

function wanted(address: string): boolean {
  const { origin, pathname } = new URL(address)
  return origin === here.location.origin && (isFixed(pathname) || isText(pathname) || isOurs(pathname))
}

interface Told {
  title: string
  body: string
  table: string
  path: string
}

here.addEventListener('push', (event) => {
  const told = event.data?.json() as Told | undefined
  if (!told) return
  const shown = { body: told.body, tag: told.table, icon: '/icon-192.png', badge: '/icon-192.png', data: told.path }
  event.waitUntil(here.registration.showNotification(told.title, shown))
})

here.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openTable(String(event.notification.data)))
})

/** The table that a message is about, in a window that shows it already, or in a new one. */
async function openTable(path: string): Promise<void> {
  const address = new URL(path, here.location.origin)
  if (address.origin !== here.location.origin) return
  const windows = await here.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((one) => new URL(one.url).pathname === address.pathname)
  if (there) await there.focus()
  else await here.clients.openWindow(address.href)
}
