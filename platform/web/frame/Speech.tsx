import { useEffect } from 'react'
import { useLanguage } from '../text.ts'
import { spokenLocale, useCanSpeak, voiceFor } from './voices.ts'

const rest = 350
const longest = 300
const readable =
  'button, a, label, th, td, h1, h2, h3, h4, p, li, legend, summary, [role="menuitem"], [role="option"], [role="tab"], input, textarea, select'

/** Reads aloud what the pointer rests on. Nothing is drawn. */
export default function Speech() {
  const language = useLanguage()
  const can = useCanSpeak(language)
  useEffect(() => {
    if (!can) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let last: Element | null = null
    const onOver = (event: PointerEvent) => {
      const element = (event.target as Element | null)?.closest(readable) ?? null
      if (element === last) return
      last = element
      clearTimeout(timer)
      speechSynthesis.cancel()
      const text = element ? textOfElement(element) : ''
      if (text) timer = setTimeout(() => say(text, spokenLocale(language)), rest)
    }
    document.addEventListener('pointerover', onOver)
    return () => {
      document.removeEventListener('pointerover', onOver)
      clearTimeout(timer)
      speechSynthesis.cancel()
    }
  }, [can, language])
  return null
}

function textOfElement(element: Element): string {
  // What is typed into a password field stays unsaid.
  const said = element.getAttribute('aria-label') ?? (element as HTMLElement).innerText ?? ''
  return said.replace(/\s+/g, ' ').trim().slice(0, longest)
}

function say(text: string, locale: string): void {
  const speech = new SpeechSynthesisUtterance(text)
  speech.lang = locale
  speech.voice = voiceFor(locale)
  speechSynthesis.speak(speech)
}
