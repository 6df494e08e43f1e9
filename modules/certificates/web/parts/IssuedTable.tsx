import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { Code, Localized, Typed, useFormat } from '#platform/web/format.tsx'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import { certificateModes } from '../../rules/modes.ts'
import { CertificateLinks } from './CertificateLinks.tsx'
import { modeTones } from './tones.ts'

type Row = Output<typeof calls.getAllTraineeCertificate>['Items'][number]

/** Issued certificates with what may be done to each. */
export function IssuedTable({ kind }: { kind?: 'attendance' }) {
  const t = useText('certificates')
  const format = useFormat()
  const language = useLanguage()
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
      cell: (row) => <StateBadge module="certificates" state={row.Mode} tones={modeTones} />,
      text: (row) => t(`states.${row.Mode}`),
    },
    { key: 'IssuedAt', label: t('issuedAt'), sort: true, align: 'end', cell: (row) => format.dateTime(row.IssuedAt) },
    {
      key: 'Open',
      label: t('open'),
      cell: (row) => (row.Mode === 'superseded' ? null : <CertificateLinks certificate={row} />),
    },
  ]
  const change = (row: Row, Action: 'allowDownload' | 'lockDownload' | 'hide' | 'show', Reason?: string) =>
    send(calls.changeCertificateMode, {
      body: { ID: row.ID, Action, LockVersion: row.LockVersion, ...(Reason && { Reason }) },
    })
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
      ]}
      searchable
      rowKey={(row) => row.ID}
      rowActions={(row) => ({
        allowDownload: { run: () => change(row, 'allowDownload') },
        lockDownload: { run: () => change(row, 'lockDownload') },
        show: { run: () => change(row, 'show') },
        regenerate: {
          reason: 'required',
          run: ({ reason }) =>
            send(calls.reGenerateCertificate, { body: { ID: row.ID, Reason: reason, LockVersion: row.LockVersion } }),
        },
        hide: { danger: true, reason: 'required', run: ({ reason }) => change(row, 'hide', reason) },
      })}
      defaultSort="-IssuedAt"
      emptySentence={t('none')}
    />
  )
}
