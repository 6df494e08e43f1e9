import { Alert, Button, Container, Group, Stack, TextInput } from '@mantine/core'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { isProblem } from '#platform/web/client.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Localized, Typed, useFormat } from '#platform/web/format.tsx'
import { PublicTop } from '#platform/web/frame/PublicTop.tsx'
import { useGo, useParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { competitionsCalls as calls } from '../../contract/calls.ts'

/** Where the QR code on a certificate of participation leads: what stands on it. */
export default function VerifyParticipationPage() {
  const t = useText('competitions')
  const format = useFormat()
  const code = useParam('Code') ?? ''
  const query = useCall(calls.verifyParticipation, code ? { Code: code } : skip, { keep: false })
  const found = query.data
  return (
    <>
      <PublicTop />
      <Container size="sm" py="xl">
        <Page title={t('screens.verify')} description={t('verify.prompt')}>
          <Section>
            <AskCode key={code} code={code} isRunning={query.isFetching} />
          </Section>
          {found && (
            <Stack gap="md">
              <Alert color="green" icon={<IconCircleCheck />} title={t('verify.valid')} role="status">
                {t('verify.validHint')}
              </Alert>
              <Section>
                <KeyValues
                  items={[
                    { label: t('fields.certificateNumber'), value: <Code>{found.Number}</Code> },
                    { label: t('verify.holder'), value: <Typed>{found.NameAr}</Typed> },
                    { label: t('verify.nameEn'), value: <Typed>{found.NameEn}</Typed> },
                    { label: t('screens.competition'), value: <Localized text={found.CompetitionName} /> },
                    { label: t('fields.code'), value: <Code>{found.CompetitionCode}</Code> },
                    { label: t('fields.submittedAt'), value: format.dateTime(found.SubmittedAt) },
                  ]}
                />
              </Section>
            </Stack>
          )}
          {query.error &&
            (isProblem(query.error, 'notFound') || isProblem(query.error, 'invalidInput') ? (
              <Alert color="red" icon={<IconCircleX />} title={t('verify.unknown')} role="status" />
            ) : (
              <ErrorState problem={query.error} onRetry={() => void query.refetch()} />
            ))}
        </Page>
      </Container>
    </>
  )
}

/** The code out of what was typed or scanned: an address, or the code alone. */
const codeIn = (typed: string) => typed.trim().split('/').at(-1)!.toLowerCase().replaceAll(/\s/g, '')

/** The field for a code; without one it says that it wants one. */
function AskCode({ code, isRunning }: { code: string; isRunning: boolean }) {
  const t = useText('competitions')
  const kit = useKit()
  const go = useGo()
  const [typed, setTyped] = useState(code)
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = codeIn(typed)
    setMissing(wanted === '')
    if (wanted) void go('/verify-competition/:Code?', { Code: wanted })
  }
  return (
    <form noValidate onSubmit={submit}>
      <Group align="end" gap="sm">
        <TextInput
          flex={1}
          label={t('verify.code')}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          error={isMissing && kit('fieldErrors.required')}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" loading={isRunning}>
          {t('verify.check')}
        </Button>
      </Group>
    </form>
  )
}
