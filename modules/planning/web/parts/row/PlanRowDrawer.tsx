import { useLanguages } from '#modules/lookups/web/public.ts'
import { Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Colon, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { History } from '#platform/web/ui/History.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { ClassRoomName } from '../ClassRoomName.tsx'
import { planningCalls as calls } from '../../../contract/calls.ts'
import { Clashes } from '../Clashes.tsx'
import type { ConfirmRow } from './confirm-row.ts'
import { ChooseClassRoom } from './ChooseClassRoom.tsx'
import { DateDialog } from './DateDialog.tsx'
import { LazyMoveDialog } from '../moving/LazyMoveDialog.ts'
import { movableOf } from '../moving/movable.ts'
import { noShift } from '../../../rules/moving/moving.ts'
import { codeOfRow } from '../../../rules/naming/row-code.ts'
import { InstructorAnswers } from '../InstructorAnswers.tsx'
import { PlannedSessions } from './PlannedSessions.tsx'
import { Substitutes } from './Substitutes.tsx'
import { planTones } from '../tones.ts'
import { usePlanButtons } from '../usePlanButtons.ts'
import { usePatternText } from '../words.tsx'

/** What modules below show of a row. */
export type MoreOfRow = (rowId: number) => ReactNode
type Row = Output<typeof calls.getPlanRow>

interface DrawerProps {
  readonly rowId: number | null
  readonly confirm: ConfirmRow
  readonly more: MoreOfRow
  readonly onClose: () => void
  readonly onEdit: (id: number) => void
  /** Another row is to be shown: the copy that was made. */
  readonly onOther: (id: number) => void
}

/** One row of the plan beside the list: what it is, what may be done with it, who was asked, what happened. */
export function PlanRowDrawer({ rowId, onClose, ...rest }: DrawerProps) {
  const t = useText('planning')
  const query = useCall(calls.getPlanRow, rowId === null ? skip : { ID: rowId }, { keep: false })
  return (
    <Dialog
      opened={rowId !== null}
      onClose={onClose}
      drawer
      size="46rem"
      title={query.data ? <Localized text={query.data.CourseName} /> : t('screens.annualPlan')}
    >
      <QueryView query={query} module="planning">
        {(row) => <PlanRow row={row} onClose={onClose} {...rest} />}
      </QueryView>
    </Dialog>
  )
}

function PlanRow({ row, confirm, more, onClose, onEdit, onOther }: Omit<DrawerProps, 'rowId'> & { row: Row }) {
  const t = useText('planning')
  const [dialog, setDialog] = useState<'postpone' | 'copy' | 'confirm' | 'move' | null>(null)
  const [isAsking, setAsking] = useState(false)
  const mayAsk = row.Actions.includes('askInstructor')
  const showsSubstitutes = mayAsk && (row.NeedsInstructor || isAsking)
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start">
        <Group gap="xs">
          <Code>{codeOfRow(row)}</Code>
          <StateBadge module="planning" state={row.State} tones={planTones} />
        </Group>
        <ActionBar
          module="planning"
          allowed={row.Actions}
          actions={usePlanButtons(row, {
            confirm: async () => {
              const made = await confirm(row.ID)
              toast.done(t('classMade', { code: made.Code }))
            },
            edit: () => onEdit(row.ID),
            ask: setDialog,
            gone: onClose,
          })}
          shown={2}
        />
      </Group>
      {row.StateReason && (
        <Text size="sm">
          {t('fields.reason')}
          <Colon />
          <bdi>{row.StateReason}</bdi>
        </Text>
      )}
      <Clashes clashes={row.Timetable.Clashes} />
      <Section
        title={t('sections.instructors')}
        actions={
          mayAsk &&
          !row.NeedsInstructor && (
            <Button size="xs" variant="default" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
              {t('substitutes.change')}
            </Button>
          )
        }
      >
        <Stack gap="md">
          {row.NeedsInstructor && (
            <Text size="sm" fw={600} c="red">
              {t('substitutes.needed')}
            </Text>
          )}
          <InstructorAnswers instructors={row.Instructors} />
          {showsSubstitutes && <Substitutes rowId={row.ID} version={row.Version} />}
        </Stack>
      </Section>
      <Facts row={row} />
      {more(row.ID)}
      <Section title={t('sections.sessions')}>
        <PlannedSessions timetable={row.Timetable} />
      </Section>
      <Section title={t('sections.history')}>
        <History module="planning" items={row.History} />
      </Section>
      <DateDialog
        row={row}
        kind={dialog === 'confirm' || dialog === 'move' ? null : dialog}
        onClose={() => setDialog(null)}
        onCopied={(id) => {
          setDialog(null)
          onOther(id)
        }}
      />
      {dialog === 'move' && <LazyMoveDialog rows={[movableOf(row)]} shift={noShift} onClose={() => setDialog(null)} />}
      <Dialog opened={dialog === 'confirm'} onClose={() => setDialog(null)} title={t('acts.confirm.do')}>
        <ChooseClassRoom row={row} confirm={confirm} onClose={() => setDialog(null)} />
      </Dialog>
    </Stack>
  )
}

function Facts({ row }: { row: Row }) {
  const t = useText('planning')
  const languages = useLanguages()
  const format = useFormat()
  const pattern = usePatternText()
  const pick = usePick()
  return (
    <Section title={t('sections.facts')}>
      <KeyValues
        columns={2}
        items={[
          { label: t('fields.dates'), value: format.dayRange(row.StartDate, row.EndDate) },
          { label: t('fields.hours'), value: format.number(row.Hours) },
          { label: t('fields.weekdays'), value: pattern(row), wide: true },
          {
            label: t('fields.classRoom'),
            value: (
              <ClassRoomName
                of={row}
                elsewhere={
                  row.ClassRoomKindName
                    ? t('wish.any', { kind: pick(row.ClassRoomKindName) })
                    : t(`places.${row.Place}`)
                }
              />
            ),
          },
          (row.EarliestStart !== null || row.LatestEnd !== null) && {
            label: t('wish.window'),
            value: t('wish.between', {
              from: row.EarliestStart === null ? t('wish.open') : format.day(row.EarliestStart),
              to: row.LatestEnd === null ? t('wish.open') : format.day(row.LatestEnd),
            }),
          },
          { label: t('fields.language'), value: languages.name(row.Language) },
          { label: t('fields.seats'), value: t('seatsRange', { min: row.MinTrainees, max: row.MaxTrainees }) },
          { label: t('fields.expectedTrainees'), value: format.number(row.ExpectedTrainees) },
          { label: t('fields.fee'), value: format.money(row.Fee) },
          {
            label: t('fields.audience'),
            value: row.OrganizationName ? <Localized text={row.OrganizationName} /> : t('audiences.everyone'),
          },
          { label: t('fields.coordinator'), value: <Localized text={row.CoordinatorName} /> },
          { label: t('fields.priority'), value: format.number(row.Priority) },
          row.Notes !== '' && { label: t('fields.notes'), value: <bdi>{row.Notes}</bdi>, wide: true },
          row.WaiverReason !== null && {
            label: t('clash.waived'),
            value: <bdi>{row.WaiverReason}</bdi>,
            wide: true,
          },
        ]}
      />
    </Section>
  )
}
