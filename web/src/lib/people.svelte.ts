/** Who this browser is. A guest with a name is enough for everything. */

import { answered, ask, Problem, type Me } from '$lib/api/client'

export const person: { me: Me | null; asked: boolean } = $state({ me: null, asked: false })

export async function whoAmI(): Promise<void> {
  try {
    person.me = await answered(ask.GET('/api/me'))
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.code !== 'sign-in') throw problem
    person.me = null
  } finally {
    person.asked = true
  }
}

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dario', 'Elsa', 'Felix', 'Greta', 'Hugo', 'Iris', 'Jonas', 'Karol', 'Lena']

const guest = (name: string) => answered(ask.POST('/api/guest', { body: { name } }))

/** Whoever wants to play without saying a name gets one; it can be changed at any time. */
export async function someone(): Promise<Me> {
  if (!person.me) {
    const name = NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Ada'
    person.me = await guest(name)
  }
  return person.me
}

export async function rename(name: string): Promise<void> {
  person.me = await guest(name)
}
