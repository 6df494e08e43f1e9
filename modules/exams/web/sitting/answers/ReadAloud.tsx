import { Button, Text } from '@mantine/core'
import { IconVolume } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useVoices, voiceFor } from '#platform/web/frame/voices.ts'
import { useText } from '#platform/web/text.ts'
import { useAnswerWords } from '../../parts/answer-words.ts'
import type { Paper } from '../useAnswers.ts'

type Question = Paper['Questions'][number]

const arabicLetter = /[\u0600-\u06FF]/

function wordsOf(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  // What is read one after another must not run together.
  for (const block of page.querySelectorAll('p, li, br, td, h1, h2, h3')) block.append('. ')
  for (const picture of page.querySelectorAll('img[alt]')) picture.replaceWith(picture.getAttribute('alt') ?? '')
  return (page.body.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** What of a question is read: what is asked, then what may be chosen. True and false are said by the page's own words. */
function spoken(question: Question, words: ReturnType<typeof useAnswerWords>): string[] {
  const said = (text: string) => (question.Type === 'trueFalse' ? words(question.Type, text) : wordsOf(text))
  return [
    wordsOf(question.Text),
    ...question.Items.map(({ Text: text }) => said(text)),
    ...question.Answers.map(({ Text: text }) => said(text)),
  ].filter((each) => each !== '')
}

/** Reads a question and its choices aloud, each in the language of its letters. The next question ends it. */
export function ReadAloud({ question }: { question: Question }) {
  const t = useText('sitting')
  useVoices()
  const [reading, setReading] = useState(false)
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), [])
  const words = useAnswerWords()
  const parts = spoken(question, words).map((text) => {
    const locale = arabicLetter.test(text) ? 'ar-SA' : 'en-US'
    return { text, locale, voice: voiceFor(locale) }
  })
  if (parts.some(({ voice }) => voice === null))
    return (
      <Text size="sm" c="dimmed">
        {t('paper.noVoice')}
      </Text>
    )
  const stop = () => {
    speechSynthesis.cancel()
    setReading(false)
  }
  const read = () => {
    speechSynthesis.cancel()
    setReading(true)
    parts.forEach(({ text, locale, voice }, at) => {
      const speech = new SpeechSynthesisUtterance(text)
      speech.lang = locale
      speech.voice = voice
      if (at === parts.length - 1) speech.onend = () => setReading(false)
      speechSynthesis.speak(speech)
    })
  }
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconVolume size={16} />}
      aria-pressed={reading}
      onClick={reading ? stop : read}
    >
      {t(reading ? 'paper.stopReading' : 'paper.readAloud')}
    </Button>
  )
}
