/** Who this browser is. A guest with a name is enough for everything. */

import { answered, ask, Problem, type Me } from '$lib/api/client'
import { net } from '$lib/net.svelte'

export const person: { me: Me | null; asked: boolean } = $state({ me: null, asked: false })

export async function whoAmI(): Promise<void> {
  try {
    person.me = (await answered(ask.GET('/api/visitor'))).me
    person.asked = true
    net.away = false
  } catch (problem) {
    net.away = problem instanceof Problem && problem.code === 'offline'
    if (net.away) return
    person.asked = true
    throw problem
  }
}

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dario', 'Elsa', 'Felix', 'Greta', 'Hugo', 'Iris', 'Jonas', 'Karol', 'Lena']

const guest = (name: string) => answered(ask.POST('/api/guest', { body: { name } }))

/** Whoever wants to play without saying a name gets one; a guest who says one is called so from then on. */
export async function someone(called = ''): Promise<Me> {
  const name = called.trim()
  if (!person.me) person.me = await guest(name || (NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Ada'))
  else if (name && name !== person.me.name && !person.me.login) person.me = await guest(name)
  return person.me
}

export async function rename(name: string): Promise<void> {
  person.me = await guest(name)
}
