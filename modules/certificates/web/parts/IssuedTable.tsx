import { Stack, Text } from '@mantine/core'
import { access } from '#platform/shared/access.ts'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { Code, Localized, Typed, useFormat } from '#platform/web/format.tsx'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/act-buttons.ts'
import type { Actions } from '#platform/web/ui/actions.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { useRights } from '#platform/web/session.ts'
import { certificateActs as acts } from '../../contract/acts.ts'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import type { IssuedKind } from '../../rules/eligibility.ts'
import { certificateModes, hasPaper } from '../../rules/modes.ts'
import { CertificateLinks } from './CertificateLinks.tsx'
import { modeTones } from './tones.ts'

type Row = Output<typeof calls.getAllTraineeCertificate>['Items'][number]

/** Issued certificates with what may be done to each. */
export function IssuedTable({ kind }: { kind?: 'attendance' }) {
  const t = useText('certificates')
  const format = useFormat()
  const language = useLanguage()
  const held = useRights()
  const mayIssue = access.certificateIssuers.some((right) => held.includes(right))
  const columns: Column<Row>[] = [
    {
      key: 'Serial',
      label: t('serial'),
      sort: true,
      always: true,
      cell: (row) => <Code>{row.Serial}</Code>,
      text: (row) => row.Serial,
    },
    {
      key: 'Name',
      label: t('trainee'),
      card: 'title',
      cell: (row) => <Typed>{language === 'ar' ? row.NameAr : row.NameEn || row.NameAr}</Typed>,
      text: (row) => row.NameAr,
    },
    { key: 'Course', label: t('course'), cell: (row) => <Localized text={row.CourseName} /> },
    { key: 'Kind', label: t('kind'), cell: (row) => t(`kinds.${row.Kind}`), text: (row) => t(`kinds.${row.Kind}`) },
    {
      key: 'Mode',
      label: t('standing'),
      card: 'badge',
      cell: (row) => (
        <Stack gap={2} align="flex-start">
          <StateBadge module="certificates" state={row.Mode} tones={modeTones} />
          {row.Change && <AskedChange change={row.Change} />}
        </Stack>
      ),
      text: (row) => t(`states.${row.Mode}`),
    },
    { key: 'IssuedAt', label: t('issuedAt'), sort: true, align: 'end', cell: (row) => format.dateTime(row.IssuedAt) },
    {
      key: 'Open',
      label: t('open'),
      cell: (row) => (hasPaper(row.Mode) ? <CertificateLinks certificate={row} /> : null),
    },
  ]
  return (
    <DataTable<Row>
      id={kind ? 'attendance-certificates' : 'certificates'}
      module="certificates"
      call={calls.getAllTraineeCertificate}
      {...(kind && { input: { Kind: kind } })}
      columns={columns}
      filters={[
        ...(kind
          ? []
          : [
              {
                key: 'Kind',
                label: t('kind'),
                kind: 'choice' as const,
                options: (['completion', 'attendance', 'excellence'] as const).map((value) => ({
                  value,
                  label: t(`kinds.${value}`),
                })),
              },
            ]),
        {
          key: 'Mode',
          label: t('standing'),
          kind: 'choice',
          options: certificateModes.states.map((value) => ({ value, label: t(`states.${value}`) })),
        },
        ...(mayIssue ? [{ key: 'ChangeAsked', label: t('changeAsked'), kind: 'flag' as const }] : []),
      ]}
      searchable
      rowKey={(row) => row.ID}
      rowActions={buttonsOf}
      {...(mayIssue && {
        bulkActions: (ids: number[]) => ({
          allowDownload: {
            main: true,
            run: () => send(calls.setIsDownloadCertificate, { body: { IDs: ids, IsDownload: true } }),
          },
          lockDownload: { run: () => send(calls.setIsDownloadCertificate, { body: { IDs: ids, IsDownload: false } }) },
        }),
      })}
      defaultSort="-IssuedAt"
      emptySentence={t('none')}
    />
  )
}

/** What may be done to one: about the change that waits, and to the certificate itself. */
const buttonsOf = (row: Row): Actions => ({
  ...(row.Change && actButtons(acts, { ID: row.Change.ID }, ['approveChange', 'rejectChange', 'withdrawChange'])),
  ...actButtons(
    acts,
    { ID: row.ID, LockVersion: row.LockVersion },
    ['issue', 'allowDownload', 'lockDownload', 'show', 'askRegeneration', 'hide', 'askRevocation'],
    {
      issue: {
        run: () =>
          send(calls.issueCertificates, {
            body: { CourseClassID: row.CourseClassID!, Kind: row.Kind as IssuedKind, TraineeIDs: [row.TraineeID] },
          }),
      },
    },
  ),
})

/** What waits for a second person: what, by whom, and why. */
function AskedChange({ change }: { change: NonNullable<Row['Change']> }) {
  const t = useText('certificates')
  const format = useFormat()
  return (
    <Text size="xs" c="dimmed" component="div">
      {t('changeBy', {
        what: t(`changeKinds.${change.Kind}`),
        name: change.AskedBy,
        date: format.dateTime(change.AskedAt),
      })}
      <div>
        <Typed>{change.Reason}</Typed>
      </div>
    </Text>
  )
}
