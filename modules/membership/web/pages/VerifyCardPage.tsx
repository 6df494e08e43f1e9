import { Alert, Button, Container, Group, Stack, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { codeIn } from '#modules/certificates/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { isProblem } from '#platform/web/client.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Typed } from '#platform/web/format.tsx'
import { PublicTop } from '#platform/web/frame/PublicTop.tsx'
import { useGo, useParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { membershipCalls as calls } from '../../contract/calls.ts'

/** Where the QR code on the card leads: whose it is, its number, and whether it holds. */
export default function VerifyCardPage() {
  const t = useText('membership')
  const code = useParam('Code') ?? ''
  const query = useCall(calls.verifyMembershipCard, code ? { Code: code } : skip, { keep: false })
  return (
    <>
      <PublicTop />
      <Container size="sm" py="xl">
        <Page title={t('screens.verify')} description={t('verify.prompt')}>
          <Section>
            <AskCode key={code} code={code} isRunning={query.isFetching} />
          </Section>
          {query.data && <Facts verified={query.data} />}
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

/** The field for a code; without one it says that it wants one. */
function AskCode({ code, isRunning }: { code: string; isRunning: boolean }) {
  const t = useText('membership')
  const kit = useKit()
  const go = useGo()
  const [typed, setTyped] = useState(code)
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = codeIn(typed)
    setMissing(wanted === '')
    if (wanted) void go('/verify-card/:Code?', { Code: wanted })
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

const looks = {
  valid: { color: 'green', icon: <IconCircleCheck /> },
  expired: { color: 'yellow', icon: <IconAlertTriangle /> },
  suspended: { color: 'red', icon: <IconCircleX /> },
  replaced: { color: 'yellow', icon: <IconAlertTriangle /> },
} as const

function Facts({ verified }: { verified: Output<typeof calls.verifyMembershipCard> }) {
  const t = useText('membership')
  return (
    <Stack gap="md">
      <Alert {...looks[verified.Status]} title={t(`verify.${verified.Status}`)} role="status">
        {t(`verify.${verified.Status}Hint`)}
      </Alert>
      <Section>
        <KeyValues
          items={[
            { label: t('fields.number'), value: <Code>{verified.Number}</Code> },
            { label: t('verify.holder'), value: <Typed>{verified.NameAr}</Typed> },
            { label: t('verify.nameEn'), value: <Typed>{verified.NameEn}</Typed> },
          ]}
        />
      </Section>
    </Stack>
  )
}
