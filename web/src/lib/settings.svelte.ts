/** What a person has chosen for this browser; kept in local storage. */

import type { Pace } from './table/queue'

export const LOCALES = ['en', 'ru', 'pl'] as const
export type Locale = (typeof LOCALES)[number]

export interface Settings {
  locale: Locale
  theme: 'system' | 'light' | 'night'
  patterns: boolean
  motion: 'off' | 'normal' | 'fast'
  /** how fast the turns of others are played; null: normally, or not at all where the system asks for less motion */
  pace: Pace | null
  confirm: boolean
  sound: boolean
  /** 0 to 1 */
  volume: number
}

const STORE = 'mansard.settings'

export function spoken(languages: readonly string[]): Locale {
  for (const language of languages) {
    const found = LOCALES.find((locale) => language.toLowerCase().startsWith(locale))
    if (found) return found
  }
  return 'en'
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

const defaults: Settings = {
  locale: typeof navigator === 'undefined' ? 'en' : spoken(navigator.languages),
  theme: 'system',
  patterns: false,
  motion: 'normal',
  pace: null,
  confirm: true,
  sound: true,
  volume: 0.6,
}

export const settings: Settings = $state({ ...defaults, ...(typeof localStorage === 'undefined' ? {} : stored()) })

export function keepSettings(): void {
  localStorage.setItem(STORE, JSON.stringify(settings))
}

/** The theme that is shown: the system's unless one is chosen. */
export function night(): boolean {
  if (settings.theme !== 'system') return settings.theme === 'night'
  return matchMedia('(prefers-color-scheme: dark)').matches
}

/** How fast the turns of others are played. */
export function pace(): Pace {
  if (settings.pace) return settings.pace
  return typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'normal'
}

/** 0 = no motion, 1 = normal, 2 = fast. */
export function motion(): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return { off: 0, normal: 1, fast: 2 }[settings.motion]
}
