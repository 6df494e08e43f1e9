import { Alert, Button, Stack } from '@mantine/core'
import { useEffect } from 'react'
import { ApiProblem } from '#platform/web/client.ts'
import { Code } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { problemSentence, useText } from '#platform/web/text.ts'
import { loginPageLeft } from '../../provider-login.ts'
import classes from './CallbackFailed.module.css'
import { signInClasses } from './SignInFrame.tsx'

/** A log-in through a provider that came to nothing: why, the code that support asks for, and the way back. */
export function CallbackFailed({ problem, query }: { problem: unknown; query: string }) {
  const t = useText('account')
  const came = new URLSearchParams(query)
  const { code, email, requestId } = factsOf(problem, came.get('error'))

  useEffect(() => {
    // The page promises the details here; the provider's own words are shown nowhere else.
    // oxlint-disable-next-line no-console
    console.error('The log-in through the identity provider failed.', {
      code,
      requestId,
      description: came.get('error_description'),
      problem,
    })
    // oxlint-disable-next-line react/exhaustive-deps
  }, [problem])

  const facts = [
    { label: t('callback.email'), value: email },
    { label: t('callback.code'), value: code },
    { label: t('callback.requestId'), value: requestId },
  ].filter(({ value }) => value)
  return (
    <>
      <h1 className={signInClasses['title']}>{t('callback.failed')}</h1>
      <Stack gap="md" mt="md">
        <Alert color="red" variant="light" role="alert">
          {problemSentence(problem, 'signin')}
        </Alert>
        <dl className={classes['facts']}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Code>{value}</Code>
              </dd>
            </div>
          ))}
        </dl>
        <p className={classes['console']}>{t('callback.console')}</p>
        <Button component={AppLink} to={loginPageLeft() as '/pages/login'} size="md" fullWidth>
          {t('callback.again')}
        </Button>
      </Stack>
    </>
  )
}

/** An answer that belongs to no log-in of ours still names the provider's code; a longer text than that is none. */
function factsOf(problem: unknown, said: string | null) {
  if (!(problem instanceof ApiProblem)) return { code: 'unexpected', email: null, requestId: null }
  const { data, code, requestId } = problem
  const named = typeof data['error'] === 'string' ? data['error'] : /^[a-z_]{1,40}$/.exec(said ?? '')?.[0]
  return { code: named ?? code, email: typeof data['email'] === 'string' ? data['email'] : null, requestId }
}
