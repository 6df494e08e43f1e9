import { Alert, Button, Loader, Stack } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { isProblem } from '#platform/web/client.ts'
import { useSend } from '#platform/web/data.ts'
import { Code, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { newKey } from '#platform/web/signed-in/new-key.ts'
import { useParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState, useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { attendanceCalls as calls } from '../../contract/calls.ts'

type Marked = Output<typeof calls.markByCode>

const kept = 'attendanceDevice'

/** What this browser is called; made once. Where nothing can be kept, each visit is another. */
function deviceName(): string {
  try {
    const name = localStorage.getItem(kept) ?? newKey()
    localStorage.setItem(kept, name)
    return name
  } catch {
    return newKey()
  }
}

/** Where the QR code of a session leads: the trainee is marked at once, and reads as what. */
export default function ByCodePage() {
  const t = useText('attendance')
  const code = useParam('Code') ?? ''
  return (
    <Page title={t('screens.byCode')}>
      {code ? <Marking key={code} code={code} /> : <EmptyState sentence={t('byCode.how')} />}
    </Page>
  )
}

function Marking({ code }: { code: string }) {
  const t = useText('attendance')
  const [marked, setMarked] = useState<Marked | null>(null)
  const marking = useSend(calls.markByCode, { module: 'attendance', onDone: setMarked, quiet: true })
  const sentence = useSentence('attendance')
  const isSent = useRef(false)
  const mark = () => void marking.send({ body: { Code: code, Device: deviceName() } })
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    mark()
  })
  if (marked) return <AsMarked marked={marked} />
  const { problem } = marking
  if (isProblem(problem, 'codeOld') || isProblem(problem, 'deviceUsed') || isProblem(problem, 'notOfThisClass'))
    return <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} role="alert" title={sentence(problem)} />
  if (problem) return <ErrorState problem={problem} module="attendance" onRetry={mark} />
  return <Loader aria-label={t('acts.markByCode.do')} />
}

function AsMarked({ marked }: { marked: Marked }) {
  const t = useText('attendance')
  const format = useFormat()
  const pick = usePick()
  const hasCome = marked.State === 'present' || marked.State === 'late'
  return (
    <Stack gap="md">
      <Alert
        color={hasCome ? 'green' : 'yellow'}
        icon={<IconCircleCheck aria-hidden />}
        role="status"
        title={hasCome ? t('byCode.done') : t('byCode.standing')}
      >
        {t(`marks.${marked.State}`)}
        {marked.Minutes > 0 && (
          <>
            <Sep />
            {format.minutes(marked.Minutes)}
          </>
        )}
      </Alert>
      <Section>
        <KeyValues
          items={[
            { label: t('course'), value: pick(marked.CourseName) },
            { label: t('classCode'), value: <Code>{marked.ClassCode}</Code> },
            {
              label: t('session'),
              value: format.joined([
                t('sessionNumber', { number: format.number(marked.SessionNumber) }),
                format.weekdayAndDay(marked.Day),
                format.time(marked.StartsAt),
              ]),
            },
          ]}
        />
      </Section>
      <Button component={AppLink} to="/Schedule" variant="default" w="fit-content">
        {t('byCode.schedule')}
      </Button>
    </Stack>
  )
}
