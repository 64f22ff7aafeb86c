import { say } from '$lib/text/words.svelte'
import { toast } from './toasts.svelte'

/** Put a text on the clipboard, and say so. A page that came over plain http has the old way only. */
export async function copy(text: string): Promise<void> {
  if (isSecureContext) await navigator.clipboard.writeText(text).catch(() => copyOldWay(text))
  else copyOldWay(text)
  toast(say('copied'))
}

function copyOldWay(text: string): void {
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  ;(document.querySelector('dialog[open]') ?? document.body).append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
