import { Button, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { broughtAnswer } from '#platform/web/signed-in/brought.ts'
import { inLanguage } from '#platform/shared/text.ts'
import { problemSentence, useLanguage, useText } from '#platform/web/text.ts'
import type { getIdentityProviders } from '../../../contract/provider-login.ts'
import type { Arrival } from '../../attempt.ts'
import { ProblemNote } from '../code/ProblemNote.tsx'
import classes from './ProviderButtons.module.css'

type Providers = Output<typeof getIdentityProviders>
type Provider = Providers['Items'][number]

const none: readonly Provider[] = []

interface ProviderButtonsProps {
  arrival: Arrival
  languageChosen: boolean
}

/** A button for each identity provider; nothing where none is configured. */
export function ProviderButtons({ arrival, languageChosen }: ProviderButtonsProps) {
  const t = useText('signin')
  const language = useLanguage()
  const providers = useProviders()
  const [problem, setProblem] = useState<string | null>(null)
  const [leavingFor, setLeavingFor] = useState<string | null>(null)

  // Back from the provider by the browser's own button: the page may come out of memory as it was left.
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && setLeavingFor(null)
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])

  if (providers.length === 0) return null
  const leave = async (provider: string) => {
    setLeavingFor(provider)
    setProblem(null)
    try {
      const { goToProvider } = await import('../../provider-login.ts')
      await goToProvider(provider, arrival, languageChosen)
    } catch (error) {
      setProblem(problemSentence(error, 'signin'))
      setLeavingFor(null)
    }
  }
  return (
    <section aria-label={t('providers.title')}>
      <p className={classes['or']}>{t('providers.or')}</p>
      <Stack gap="sm">
        <ProblemNote sentence={problem} />
        {providers.map(({ ID, Name }) => (
          <Button
            key={ID}
            variant="default"
            size="md"
            fullWidth
            loading={leavingFor === ID}
            disabled={leavingFor !== null && leavingFor !== ID}
            onClick={() => void leave(ID)}
          >
            {t('providers.logInWith', { name: inLanguage(Name, language).text })}
          </Button>
        ))}
      </Stack>
    </section>
  )
}

// Where they did not come with the page they are asked for after it is drawn, as that brings the contract's code with it.
function useProviders(): readonly Provider[] {
  const [providers, setProviders] = useState(() => broughtAnswer<Providers>('getIdentityProviders'))
  const known = providers !== null
  useEffect(() => {
    if (known) return undefined
    let left = false
    const ask = async () => {
      const [{ getIdentityProviders }, { send }] = await Promise.all([
        import('../../../contract/provider-login.ts'),
        import('#platform/web/client.ts'),
      ])
      const answer = await send(getIdentityProviders).catch(() => null)
      if (!left && answer) setProviders(answer)
    }
    void ask()
    return () => {
      left = true
    }
  }, [known])
  return providers?.Items ?? none
}
