/** Small sounds, made on the spot: nothing is loaded, and nothing is heard before the first click or key, which browsers ask for. */

import { settings } from '$lib/settings.svelte'

export type Sound = 'turn' | 'commit' | 'move'

interface Note {
  /** hertz */
  pitch: number
  /** seconds after the first note */
  at: number
  long: number
  loud: number
}

/** A bell of two notes for my turn, a knock on wood for my own, a softer one for the others' moves. */
const SCORES: Record<Sound, readonly Note[]> = {
  turn: [
    { pitch: 659.3, at: 0, long: 0.5, loud: 0.12 },
    { pitch: 880, at: 0.14, long: 0.7, loud: 0.1 },
  ],
  commit: [
    { pitch: 196, at: 0, long: 0.12, loud: 0.2 },
    { pitch: 392, at: 0.01, long: 0.16, loud: 0.08 },
  ],
  move: [{ pitch: 147, at: 0, long: 0.1, loud: 0.14 }],
}

let room: AudioContext | null = null

export function chime(sound: Sound): void {
  if (!settings.sound || settings.volume <= 0 || typeof AudioContext === 'undefined') return
  if (navigator.userActivation?.hasBeenActive === false) return
  room ??= new AudioContext()
  void room.resume().catch(() => undefined)
  for (const note of SCORES[sound]) strike(room, note)
}

function strike(room: AudioContext, { pitch, at, long, loud }: Note): void {
  const tone = room.createOscillator()
  const volume = room.createGain()
  const begin = room.currentTime + at
  tone.type = 'triangle'
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(loud * settings.volume * 1.5, begin + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.00001, begin + long)
  tone.connect(volume).connect(room.destination)
  tone.start(begin)
  tone.stop(begin + long)
}
