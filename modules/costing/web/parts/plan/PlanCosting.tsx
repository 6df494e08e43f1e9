import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import { planningCalls } from '#modules/planning/contract/calls.ts'
import { useSend } from '#platform/web/data.ts'
import { UnsavedGuard } from '#platform/web/forms/UnsavedGuard.tsx'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { costingCalls as calls } from '../../../contract/calls.ts'
import classes from './plan.module.css'
import { isWhole, toStore, tried, type Row, type Trial } from './trial.ts'
import { TryOther } from './TryOther.tsx'
import { usePlanCostingColumns } from './usePlanCostingColumns.tsx'

/** The rows of the year; what is typed is reckoned with at once and stored by a button alone. */
export function PlanCosting({ year, scenario }: { year: number; scenario: number | null }) {
  const t = useText('costing')
  const plan = useText('planning')
  const list = useList(calls.getPlanCosting, 'planning')
  const [trials, setTrials] = useState<ReadonlyMap<number, Trial>>(new Map())
  const [other, setOther] = useState<Row | null>(null)
  const saving = useSend(calls.savePlanCosting, { module: 'planning' })
  const change = (row: Row, to: Omit<Trial, 'row'>) =>
    setTrials((before) => {
      const trial = tried(before.get(row.ID) ?? { row }, to)
      const after = new Map(before)
      if (trial) after.set(row.ID, trial)
      else after.delete(row.ID)
      return after
    })
  const columns = usePlanCostingColumns(list, { trials, change, tryOther: setOther })
  const all = [...trials.values()]
  const save = async () => {
    const answer = await saving.send({ body: { Rows: all.map(toStore) } })
    if (!answer) return
    setTrials(new Map())
    toast.done(t('plan.saved'))
  }
  return (
    <>
      <UnsavedGuard mayLeave={() => trials.size === 0} pathOnly />
      <DataTable
        {...list.props}
        id="plan-costing"
        input={{ Year: year, ...(scenario !== null && { ScenarioID: scenario }) }}
        columns={columns}
        filters={[
          list.filter('State'),
          list.filter('CourseID', { record: { call: catalogueCalls.listCourses } }),
          list.filter('ClassRoomID', { record: { call: planningCalls.getClassRooms } }),
          list.filter('InstructorID', { record: { call: peopleCalls.listInstructors } }),
          list.filter('HasCosts', { label: t('plan.hasCosts') }),
        ]}
        searchable
        emptySentence={plan('none')}
      />
      {all.length > 0 && (
        <div className={classes['foot']} data-foot>
          <Text size="sm" role="status">
            {t('plan.unsaved', { count: all.length })}
          </Text>
          <Group gap="xs">
            <Button variant="default" disabled={saving.sending} onClick={() => setTrials(new Map())}>
              {t('plan.discard')}
            </Button>
            <Button loading={saving.sending} disabled={!all.every(isWhole)} onClick={() => void save()}>
              {t('plan.save')}
            </Button>
          </Group>
        </div>
      )}
      <TryOther
        row={other}
        trial={other ? trials.get(other.ID) : undefined}
        onClose={() => setOther(null)}
        onTry={change}
      />
    </>
  )
}
