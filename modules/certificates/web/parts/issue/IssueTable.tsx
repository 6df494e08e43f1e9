import { Badge, Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useSend } from '#platform/web/data.ts'
import { Code, Localized, Typed, useFormat } from '#platform/web/format.tsx'
import { SimpleTable, type Column } from '#platform/web/tables/SimpleTable.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { certificatesCalls as calls } from '../../../contract/calls.ts'
import type { AskedKind } from '../../../rules/eligibility.ts'
import { hasPaper } from '../../../rules/modes.ts'
import { CertificateLinks } from '../CertificateLinks.tsx'
import { modeTones } from '../tones.ts'
import { isReady, type Person } from './person.ts'

interface IssueTableProps {
  readonly people: readonly Person[]
  readonly kind: AskedKind
  /** Where the reader issues: who is ready, who of them is chosen, and how to choose. */
  readonly choice?: {
    readonly ready: readonly Person[]
    readonly chosen: readonly Person[]
    readonly choose: (people: readonly Person[], isChosen: boolean) => void
  }
}

/** Everybody of a class: the certificate that each gets, or the reasons why not. */
export function IssueTable({ people, kind, choice }: IssueTableProps) {
  const t = useText('certificates')
  const format = useFormat()
  const language = useLanguage()
  const nameOf = (person: Person) => (language === 'ar' ? person.NameAr : person.NameEn || person.NameAr)
  const columns: Column<Person>[] = [
    {
      key: 'name',
      label: t('trainee'),
      card: 'title',
      cell: (person) => (
        <Group gap="sm" wrap="nowrap" align="start">
          {choice && (
            <Checkbox
              aria-label={t('choose', { name: nameOf(person) })}
              disabled={!isReady(person)}
              checked={choice.chosen.includes(person)}
              onChange={(event) => choice.choose([person], event.currentTarget.checked)}
            />
          )}
          <div>
            <Typed>{nameOf(person)}</Typed>
            <Text component="div" size="xs" c="dimmed">
              <Code>{person.TraineeCode}</Code>
            </Text>
          </div>
        </Group>
      ),
    },
    {
      key: 'result',
      label: t('result'),
      cell: (person) => (
        <Group gap="xs">
          {format.percent(kind === 'practical' ? person.PracticalPercent : person.Percent)}
          {kind !== 'practical' && person.BandName && <Localized text={person.BandName} />}
        </Group>
      ),
    },
    {
      key: 'attendance',
      label: t('attendance'),
      align: 'end',
      cell: (person) => format.percent(person.AttendancePercent),
    },
    ...(kind === 'earned'
      ? [
          {
            key: 'earned',
            label: t('kind'),
            cell: (person: Person) => (person.Earned ? t(`kinds.${person.Earned}`) : format.number(null)),
          },
        ]
      : []),
    { key: 'standing', label: t('standing'), card: 'badge', cell: (person) => <Standing person={person} /> },
    { key: 'do', label: t('open'), card: 'action', cell: (person) => <OfPerson person={person} /> },
  ]
  return (
    <>
      {choice && choice.ready.length > 1 && (
        <Checkbox
          px="md"
          pb="xs"
          label={t('chooseAll')}
          checked={choice.chosen.length === choice.ready.length}
          indeterminate={choice.chosen.length > 0 && choice.chosen.length < choice.ready.length}
          onChange={(event) => choice.choose(choice.ready, event.currentTarget.checked)}
        />
      )}
      <SimpleTable
        caption={t('issueTab')}
        rows={people}
        rowKey={(person) => person.TraineeID}
        emptySentence={t('nobody')}
        columns={columns}
      />
    </>
  )
}

/** The paper that was issued, and its download. */
function OfPerson({ person: { Certificate: certificate } }: { person: Person }) {
  const t = useText('certificates')
  const opening = useSend(calls.setIsDownloadCertificate, { module: 'certificates' })
  if (!certificate || !hasPaper(certificate.Mode)) return null
  return (
    <Group gap="xs">
      <CertificateLinks certificate={certificate} />
      {certificate.Actions.includes('allowDownload') && (
        <Button
          size="compact-sm"
          variant="default"
          loading={opening.sending}
          onClick={() => void opening.send({ body: { IDs: [certificate.ID], IsDownload: true } })}
        >
          {t('acts.allowDownload.do')}
        </Button>
      )}
    </Group>
  )
}

function Standing({ person }: { person: Person }) {
  const t = useText('certificates')
  if (person.Certificate)
    return (
      <Stack gap={2} align="flex-start">
        <StateBadge module="certificates" state={person.Certificate.Mode} tones={modeTones} />
        <Text size="xs" c="dimmed">
          <Code>{person.Certificate.Serial}</Code>
        </Text>
      </Stack>
    )
  if (person.Obstacles.length === 0)
    return person.WasRevoked ? (
      <Text size="xs" c="dimmed">
        {t('obstacles.revokedBefore')}
      </Text>
    ) : (
      <Badge variant="light" color="green">
        {t('ready')}
      </Badge>
    )
  return (
    <Stack gap={2}>
      {person.Obstacles.map((obstacle) => (
        <Text key={obstacle} size="xs" c="dimmed">
          {t(`obstacles.${obstacle}`)}
        </Text>
      ))}
    </Stack>
  )
}
