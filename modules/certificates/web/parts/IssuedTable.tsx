import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { PrintAsOne, type Asked } from '#modules/papers/web/public.ts'
import { access } from '#platform/shared/access.ts'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { nothing, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { DataTable, type Column } from '#platform/web/tables/DataTable.tsx'
import { someOf } from '#platform/web/tables/address/some-of.ts'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { useMayPass, useRights } from '#platform/web/session.ts'
import { certificateActs as acts } from '../../contract/acts.ts'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import { mostPapers } from '#modules/papers/rules/run.ts'
import type { IssuedKind } from '../../rules/eligibility.ts'
import { certificateKinds } from '../../rules/kinds.ts'
import { hasPaper } from '../../rules/modes.ts'
import { paperOf } from '../certificate-papers.ts'
import { CertificateLinks } from './CertificateLinks.tsx'
import { modeTones } from './tones.ts'

type Row = Output<typeof calls.getAllTraineeCertificate>['Items'][number]

/** A trainee's, of every kind. */
export const CertificatesOfTrainee = ({ ID }: SectionOf) => <IssuedTable traineeId={ID} />

/** Issued certificates with what may be done to each. */
export function IssuedTable({ kind, traineeId }: { kind?: 'attendance' | 'noCourse'; traineeId?: number }) {
  const t = useText('certificates')
  const format = useFormat()
  const pick = usePick()
  const held = useRights()
  const { column, filter, props, waiting } = useList(calls.getAllTraineeCertificate, 'certificates')
  const mayIssue = access.certificateIssuers.some((right) => held.includes(right))
  const mayPrint = useMayPass('certificateDesk')
  const [asked, setAsked] = useState<Asked | null>(null)
  const nameOf = (row: Row) => pick({ ar: row.NameAr, en: row.NameEn })
  // What was only prepared is not out yet.
  const issuedAt = (row: Row) => (row.Mode === 'prepared' ? nothing : format.dateTime(row.IssuedAt))
  const columns: Column<Row>[] = [
    column('Serial', { label: t('serial'), always: true }),
    ...(traineeId === undefined
      ? [
          {
            key: 'Name',
            label: t('trainee'),
            card: 'title' as const,
            cell: (row: Row) => <Typed>{nameOf(row)}</Typed>,
            text: nameOf,
          },
        ]
      : []),
    column('CourseName', { label: t('course'), ...(traineeId !== undefined && { card: 'title' as const }) }),
    column('Kind', { label: t('kind'), words: (kind) => t(`kinds.${kind}`) }),
    column('Mode', {
      label: t('standing'),
      card: 'badge',
      cell: (row) => (
        <Stack gap={2} align="flex-start">
          <StateBadge module="certificates" state={row.Mode} tones={modeTones} />
          {row.Change && <AskedChange change={row.Change} />}
        </Stack>
      ),
    }),
    column('IssuedAt', {
      label: t('issuedAt'),
      align: 'end',
      cell: (row) => issuedAt(row),
      text: (row) => issuedAt(row),
    }),
    {
      key: 'Open',
      label: t('open'),
      cell: (row) => (hasPaper(row.Mode) ? <CertificateLinks certificate={row} /> : null),
    },
  ]
  const asOne = (rows: readonly Row[]) => {
    const papers = rows.flatMap((row) => (hasPaper(row.Mode) ? [paperOf(row)] : []))
    return (
      mayPrint &&
      papers.length > 0 && {
        label: t('asOne'),
        disabled: rows.length > mostPapers,
        run: () => setAsked({ name: t('ofPerson'), papers }),
      }
    )
  }
  const table = (
    <DataTable
      {...props}
      id={kind ? `${kind}-certificates` : 'certificates'}
      {...(kind && { input: { Kind: kind } })}
      {...(traineeId !== undefined && { input: { traineeID: traineeId }, addressPrefix: 'certificates-' })}
      columns={columns}
      filters={[
        ...(kind
          ? []
          : [filter('Kind', { label: t('kind'), among: certificateKinds, words: (each) => t(`kinds.${each}`) })]),
        filter('Mode', { label: t('standing') }),
        ...(mayIssue
          ? [filter('ChangeAsked', { label: t('changeAsked') }), filter('ToDecide', { label: t('changeToDecide') })]
          : []),
      ]}
      {...(mayIssue && { needsAction: waiting({ ToDecide: 'true' }) })}
      searchable
      rowActions={buttonsOf}
      {...((mayIssue || mayPrint) && {
        bulkActions: (_ids: number[], rows: Row[]) => ({
          ...(mayIssue && {
            allowDownload: someOf(rows, 'allowDownload', (able) => ({
              main: true,
              run: () => setDownload(able, true),
            })),
            lockDownload: someOf(rows, 'lockDownload', (able) => ({ run: () => setDownload(able, false) })),
          }),
          asOne: asOne(rows),
        }),
      })}
      emptySentence={t('none')}
    />
  )
  return (
    <>
      {table}
      {asked && <PrintAsOne asked={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

const setDownload = (rows: readonly Row[], IsDownload: boolean) =>
  send(calls.setIsDownloadCertificate, { body: { IDs: rows.map(({ ID }) => ID), IsDownload } })

/** What may be done to one: about the change that waits, and to the certificate itself. */
const buttonsOf = (row: Row): Actions => ({
  ...(row.Change && actButtons(acts, { ID: row.Change.ID }, ['approveChange', 'rejectChange', 'withdrawChange'])),
  ...actButtons(
    acts,
    { ID: row.ID, LockVersion: row.LockVersion },
    ['issue', 'allowDownload', 'lockDownload', 'show', 'askRegeneration', 'hide', 'askRevocation', 'delete'],
    {
      delete: { run: () => send(calls.delete, { body: { IDs: [row.ID] } }) },
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
