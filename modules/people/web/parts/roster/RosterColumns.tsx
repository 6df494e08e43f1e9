import { Alert, Button, Group, NativeSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import { useSend } from '#platform/web/data.ts'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { useSentence } from '#platform/web/ui/states/ErrorState.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { peopleCalls } from '../../../contract/calls.ts'
import { fieldsOfKind, neededFields, type RosterField } from '../../../rules/roster/fields.ts'
import { DropRoster } from './DropRoster.tsx'
import { columnName, serialDayOf } from './roster-cells.ts'
import { RosterNotes } from './RosterNotes.tsx'
import { RosterPlace } from './RosterPlace.tsx'
import type { RosterRecord } from './roster-record.ts'

interface RosterColumnsProps {
  readonly roster: RosterRecord
  readonly onDone: () => void
  readonly onDropped: () => void
}

/** Which column holds what, as guessed from the titles and as the person says. */
export function RosterColumns({ roster, onDone, onDropped }: RosterColumnsProps) {
  const t = useText('roster')
  // An organization imports its own people alone, and instructors belong to none.
  const ofAcademy = useMayPass('reviewers') && roster.Kind === 'trainee'
  const words = useText('platform')
  const format = useFormat()
  const pick = usePick()
  const sentence = useSentence('people')
  const [mapping, setMapping] = useState<(RosterField | null)[]>(roster.Mapping)
  const [organizationId, setOrganizationId] = useState<number | null>(roster.OrganizationID)
  const saving = useSend(peopleCalls.mapRoster, { quiet: true, success: t('columnsSaved'), onDone })
  const missing = neededFields.filter((field) => !mapping.includes(field))
  // A field has one column: giving it to another takes it from the first.
  const choose = (at: number, field: RosterField | null) =>
    setMapping(mapping.map((each, column) => (column === at ? field : each === field ? null : each)))
  const titleOf = (title: string, at: number) => title.trim() || t('untitled', { column: columnName(at + 1) })
  const sampleOf = (at: number) => {
    const row = roster.Items.find((each) => each.Cells[at]?.trim())
    const text = row?.Cells[at]?.trim() ?? ''
    const day = row && serialDayOf(row, at + 1, format)
    return day ? `${text} (${t('serialDay', { day })})` : text
  }
  return (
    <Section title={t('columnsTitle')} description={t('columnsHint')}>
      <Stack gap="md">
        {saving.problem && (
          <Alert color="red" role="alert">
            {sentence(saving.problem)}
          </Alert>
        )}
        <RosterNotes roster={roster} />
        <RosterPlace roster={roster} />
        <SimpleTable
          caption={t('columnsTitle')}
          rows={roster.Header.map((title, at) => ({ title, at }))}
          rowKey={(row) => row.at}
          cards
          columns={[
            { key: 'title', label: t('column'), card: 'title', cell: (row) => <bdi>{titleOf(row.title, row.at)}</bdi> },
            { key: 'sample', label: t('sample'), cell: (row) => <bdi>{sampleOf(row.at)}</bdi> },
            {
              key: 'holds',
              label: t('holds'),
              cell: (row) => (
                <NativeSelect
                  aria-label={t('columnOf', { title: titleOf(row.title, row.at) })}
                  data={[
                    { value: '', label: t('leaveOut') },
                    ...fieldsOfKind[roster.Kind].map((field) => ({ value: field, label: t(`fields.${field}`) })),
                  ]}
                  value={mapping[row.at] ?? ''}
                  onChange={(event) => choose(row.at, (event.currentTarget.value || null) as RosterField | null)}
                />
              ),
            },
          ]}
        />
        {ofAcademy && (
          <div style={{ maxInlineSize: '28rem' }}>
            <RecordSelect
              value={organizationId}
              onChange={setOrganizationId}
              call={peopleCalls.listOrganizations}
              option={(row) => ({ value: row.ID, label: pick(row.Name), code: row.Code })}
              label={t('organization')}
              description={t('organizationHint')}
            />
          </div>
        )}
        {missing.length > 0 && (
          <Alert color="yellow">
            {t('missingFields', { fields: format.list(missing.map((field) => t(`fields.${field}`))) })}
          </Alert>
        )}
        <Group justify="end">
          <DropRoster id={roster.ID} onDropped={onDropped} />
          {roster.MissingFields.length === 0 && (
            <Button variant="default" onClick={onDone}>
              {words('actions.cancel')}
            </Button>
          )}
          <Button
            disabled={missing.length > 0}
            loading={saving.sending}
            onClick={() =>
              void saving.send({
                body: { ID: roster.ID, Version: roster.Version, Mapping: mapping, OrganizationID: organizationId },
              })
            }
          >
            {t('saveColumns')}
          </Button>
        </Group>
      </Stack>
    </Section>
  )
}
