import { Alert, Button, Group, NativeSelect, Slider, Stack, Text, Textarea } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useFormat } from '#platform/web/format.tsx'
import { spokenLocale, useVoices } from '#platform/web/frame/voices.ts'
import { useLanguage, useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'

/** Browsers stop in the middle of a long text: it is spoken sentence by sentence. */
const sentencesOf = (text: string): string[] => text.match(/[^.!?؟…\n]+[.!?؟…]*/gu)?.map((each) => each.trim()) ?? []
const longest = 5000

type State = 'silent' | 'speaking' | 'paused'

/** Reads a text aloud with one of the browser's voices, so that it can be heard before it is given to others. */
export default function SpeechPage() {
  const t = useText('library')
  const format = useFormat()
  const locale = spokenLocale(useLanguage())
  const voices = useVoices()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [rate, setRate] = useState(1)
  const [state, setState] = useState<State>('silent')
  const usual = voices.find(({ lang }) => lang.replace('_', '-').startsWith(locale.slice(0, 2))) ?? voices[0]
  const voice = voices.find(({ voiceURI }) => voiceURI === chosen) ?? usual
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), [])

  const stop = () => {
    speechSynthesis.cancel()
    setState('silent')
  }
  const speak = () => {
    speechSynthesis.cancel()
    const sentences = sentencesOf(text).filter(Boolean)
    sentences.forEach((sentence, at) => {
      const said = new SpeechSynthesisUtterance(sentence)
      said.voice = voice ?? null
      said.lang = voice?.lang ?? locale
      said.rate = rate
      if (at === sentences.length - 1) said.addEventListener('end', () => setState('silent'))
      speechSynthesis.speak(said)
    })
    setState('speaking')
  }
  const pause = () => {
    speechSynthesis.pause()
    setState('paused')
  }
  const resume = () => {
    speechSynthesis.resume()
    setState('speaking')
  }
  return (
    <Page title={t('screens.speech')} description={t('speech.about')} width="form">
      <Section title={t('speech.text')}>
        <Stack gap="md">
          {voices.length === 0 && <Alert color="yellow">{t('speech.noVoices')}</Alert>}
          <Textarea
            aria-label={t('speech.text')}
            placeholder={t('speech.placeholder')}
            autosize
            minRows={6}
            maxRows={16}
            maxLength={longest}
            dir="auto"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {voices.length > 0 && (
            <>
              <NativeSelect
                label={t('speech.voice')}
                value={voice?.voiceURI ?? ''}
                onChange={(event) => setChosen(event.currentTarget.value)}
                data={voices.map(({ voiceURI, name, lang }) => ({ value: voiceURI, label: `${name} (${lang})` }))}
              />
              <div>
                <Text size="sm" fw={500}>
                  {t('speech.rate')}
                </Text>
                <Slider
                  thumbLabel={t('speech.rate')}
                  min={0.5}
                  max={2}
                  step={0.1}
                  value={rate}
                  onChange={setRate}
                  label={(value) => format.plain(value, 1, 1)}
                  mb="xs"
                />
              </div>
            </>
          )}
          <Group gap="sm">
            {state === 'speaking' ? (
              <Button leftSection={<IconPlayerPause size="1rem" />} onClick={pause}>
                {t('speech.pause')}
              </Button>
            ) : (
              <Button
                leftSection={<IconPlayerPlay size="1rem" />}
                disabled={voices.length === 0 || text.trim() === ''}
                onClick={state === 'paused' ? resume : speak}
              >
                {t(state === 'paused' ? 'speech.resume' : 'speech.speak')}
              </Button>
            )}
            {state !== 'silent' && (
              <Button variant="default" leftSection={<IconPlayerStop size="1rem" />} onClick={stop}>
                {t('speech.stop')}
              </Button>
            )}
          </Group>
        </Stack>
      </Section>
    </Page>
  )
}
