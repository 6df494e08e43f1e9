import { useSyncExternalStore } from 'react'
import type { Language } from '../language.ts'

/** The spoken form of each interface language: Arabic, and English for all others. */
export const spokenLocale = (language: Language): string => (language === 'ar' ? 'ar-SA' : 'en-US')

const synthesis = (): SpeechSynthesis | null => ('speechSynthesis' in globalThis ? speechSynthesis : null)

/** The browser's voice for a locale, else for its language; null where it has none. */
export function voiceFor(locale: string): SpeechSynthesisVoice | null {
  const voices = synthesis()?.getVoices() ?? []
  const tag = (voice: SpeechSynthesisVoice) => voice.lang.replace('_', '-').toLowerCase()
  const wanted = locale.toLowerCase()
  return (
    voices.find((voice) => tag(voice) === wanted) ??
    voices.find((voice) => tag(voice).startsWith(wanted.slice(0, 2))) ??
    null
  )
}

function subscribe(listener: () => void) {
  // Voices arrive some time after the page.
  synthesis()?.addEventListener('voiceschanged', listener)
  return () => synthesis()?.removeEventListener('voiceschanged', listener)
}

/** Whether this browser can read the language aloud; the toggle is hidden where it cannot. */
export const useCanSpeak = (language: Language): boolean =>
  useSyncExternalStore(
    subscribe,
    () => voiceFor(spokenLocale(language)) !== null,
    () => false,
  )

let heard: readonly SpeechSynthesisVoice[] = []
/** The same list as long as nothing was added, so that it can be a snapshot. */
function voicesNow(): readonly SpeechSynthesisVoice[] {
  const now = synthesis()?.getVoices() ?? []
  if (now.length !== heard.length || now.some((voice, at) => voice !== heard[at])) heard = now
  return heard
}

/** All voices of this browser, as they arrive. */
export const useVoices = (): readonly SpeechSynthesisVoice[] => useSyncExternalStore(subscribe, voicesNow, () => heard)
