import { Alert, Button, Container, Group, Stack, TextInput } from '@mantine/core'
import { IconCircleX } from '@tabler/icons-react'
import { type FormEvent, useEffect, useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useGo, useParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, InFull, Localized, Typed, useFormat } from '#platform/web/format.tsx'
import { PublicTop } from '#platform/web/frame/PublicTop.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { directionOf, inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { isProblem } from '#platform/web/client.ts'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { useKit } from '#platform/web/ui/useKit.ts'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import { codeIn } from '../verify-code.ts'
import { looks } from '../verify/looks.tsx'
import { SignatureLine, WithoutServer } from '../verify/SignedFacts.tsx'
import { useSigned } from '../verify/useSigned.ts'
import { keepVerifyWorker } from '../worker/registration.ts'

type Verified = Output<typeof calls.verifyCertificate>

/** Where the QR code on the paper leads: what was printed, and whether it still holds. */
export default function VerifyPage() {
  const t = useText('certificates')
  const code = useParam('Code') ?? ''
  const query = useCall(calls.verifyCertificate, code ? { Code: code } : skip, { keep: false })
  const signed = useSigned()
  useEffect(keepVerifyWorker, [])
  // Without a line the code speaks for itself at once, while the page goes on trying.
  const tried = query.data ? null : query.failureReason
  const problem = query.error ?? (signed && tried && isProblem(tried, 'offline') ? tried : null)
  return (
    <>
      <PublicTop />
      <Container size="sm" py="xl">
        <Page title={t('verify.title')} description={t('verify.prompt')}>
          <Section>
            <AskCode key={code} code={code} isRunning={query.isFetching} />
          </Section>
          {/* Compared with a paper, which may be years old. */}
          <InFull value={true}>
            {query.data && (
              <Stack gap="md">
                {signed && <SignatureLine signed={signed} serial={query.data.Serial} version={query.data.Version} />}
                <Facts verified={query.data} />
              </Stack>
            )}
            {problem && <NoAnswer error={problem} signed={signed} onRetry={() => void query.refetch()} />}
          </InFull>
        </Page>
      </Container>
    </>
  )
}

interface NoAnswerProps {
  readonly error: Error
  readonly signed: ReturnType<typeof useSigned>
  readonly onRetry: () => void
}

/** The server knows no such code, or cannot be asked: then the code speaks for itself, where it is signed. */
function NoAnswer({ error, signed, onRetry }: NoAnswerProps) {
  const t = useText('certificates')
  if (isProblem(error, 'notFound') || isProblem(error, 'invalidInput'))
    return <Alert color="red" icon={<IconCircleX />} title={t('verify.unknown')} role="status" />
  return (
    <>
      {signed && <WithoutServer signed={signed} />}
      {!(signed && isProblem(error, 'offline')) && <ErrorState problem={error} onRetry={onRetry} />}
    </>
  )
}

/** The field for a code; without one it says that it wants one. */
function AskCode({ code, isRunning }: { code: string; isRunning: boolean }) {
  const t = useText('certificates')
  const kit = useKit()
  const go = useGo()
  const [typed, setTyped] = useState(code)
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = codeIn(typed)
    setMissing(wanted === '')
    if (wanted) void go('/verify/:Code?', { Code: wanted })
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

type Printed = NonNullable<Verified['Snapshot']>

/** What stands on certificates of courses and diplomas, or on those without a course. */
function useCourseFacts() {
  const t = useText('certificates')
  const format = useFormat()
  return ({ Description, Courses, ClassCode, StartsOn, EndsOn, Hours }: Printed) => [
    ...(Description ? [{ label: t('verify.description'), value: <Localized text={Description} /> }] : []),
    ...(Courses?.length
      ? [
          {
            label: t('verify.courses'),
            value: Courses.map((each, at) => (
              <div key={at}>
                <Localized text={each} />
              </div>
            )),
          },
        ]
      : []),
    ...(ClassCode === null ? [] : [{ label: t('verify.classCode'), value: <Code>{ClassCode}</Code> }]),
    ...(StartsOn === null || EndsOn === null
      ? []
      : [{ label: t('verify.dates'), value: format.dayRange(StartsOn, EndsOn) }]),
    ...(Hours === null ? [] : [{ label: t('verify.hours'), value: format.number(Hours) }]),
  ]
}

function Facts({ verified }: { verified: Verified }) {
  const t = useText('certificates')
  const format = useFormat()
  const ofCourse = useCourseFacts()
  const printed = verified.Snapshot
  return (
    <Stack gap="md">
      <Alert {...looks[verified.Status]} title={t(`verify.${verified.Status}`)} role="status">
        {t(`verify.${verified.Status}Hint`)}
      </Alert>
      <Section>
        <KeyValues
          items={[
            { label: t('serial'), value: <Code>{verified.Serial}</Code> },
            { label: t('verify.version'), value: format.number(verified.Version) },
            ...(printed
              ? [
                  { label: t('verify.holder'), value: <Typed>{printed.NameAr}</Typed> },
                  { label: t('verify.nameEn'), value: <Typed>{printed.NameEn}</Typed> },
                  { label: t('kind'), value: t(`kinds.${printed.Kind}`) },
                  { label: t('titleOf'), value: <Localized text={printed.CourseName} /> },
                  ...ofCourse(printed),
                  ...(printed.BandName
                    ? [{ label: t('verify.grade'), value: <Localized text={printed.BandName} /> }]
                    : []),
                  ...(printed.Percent === null
                    ? []
                    : [{ label: t('verify.percent'), value: format.percent(printed.Percent) }]),
                  { label: t('verify.issuedOn'), value: format.day(printed.IssuedOn) },
                  { label: t('verify.academy'), value: <Localized text={printed.AcademyName} /> },
                  ...(verified.Wording
                    ? [
                        {
                          label: t('verify.wording'),
                          value: <Lines text={verified.Wording} />,
                        },
                      ]
                    : []),
                ]
              : []),
          ]}
        />
      </Section>
    </Stack>
  )
}

/** A text of several lines, in the language that it is found in. */
function Lines({ text }: { text: Trilingual }) {
  const found = inLanguage(text, useLanguage())
  return (
    <div lang={found.language} dir={directionOf(found.language)}>
      {found.text.split('\n').map((line, at) => (
        <div key={at}>{line}</div>
      ))}
    </div>
  )
}
