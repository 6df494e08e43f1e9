import { Alert, Stack, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { planRowActs } from '#modules/planning/contract/acts.ts'
import { SlotInQueue } from '#modules/planning/web/public.ts'
import { send } from '#platform/web/client.ts'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useAddress, useGo } from '#platform/web/start/address.ts'
import { someOf } from '#platform/web/tables/address/some-of.ts'
import type { BulkBar as BulkBarOf } from '#platform/web/tables/BulkBar.tsx'
import { LazyRecordQueue } from '#platform/web/tables/queue/LazyRecordQueue.ts'
import { useAge } from '#platform/web/tables/queue/useAge.ts'
import type { DataTableProps } from '#platform/web/tables/table-types.ts'
import { useSelection } from '#platform/web/tables/useSelection.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { classesCalls as calls } from '../../../contract/calls.ts'
import { type Answer, answerLimits, answersOf, type AskedClass, type AskedSlot } from './answers.ts'
import { ClassInQueue } from './ClassInQueue.tsx'
import { acceptClass, rejectClass } from './send-answer.ts'

const BulkBar = lazyPart(async () => (await import('#platform/web/tables/BulkBar.tsx')).BulkBar) as typeof BulkBarOf

const id = 'answers-wanted'
const rowKey = ({ key }: Answer) => key

const accept = ({ kind, of }: Answer) =>
  kind === 'slot' ? send(planRowActs.table.accept.call, { ID: of.ID }) : acceptClass(of.ID)
const reject = ({ kind, of }: Answer, reason: string) =>
  kind === 'slot'
    ? send(planRowActs.table.reject.call, { ID: of.ID, body: { Reason: reason } })
    : rejectClass(of.ID, reason)

/**
 * What waits for an instructor's answer, one after another or several at once. `named`: the key of what the path of the
 * page names, which is opened under the query from then on.
 */
export function AnswersQueue(props: {
  slots: readonly AskedSlot[]
  asked: readonly AskedClass[]
  updatedAt: number
  page: '/InstructorConfirmation/:ID?' | '/InstructorClassConfirmation/:ID?'
  named: number | null
  label: string
  emptySentence: string
}) {
  const t = useText('classes')
  const ofPlan = useText('planning')
  const format = useFormat()
  const pick = usePick()
  const go = useGo()
  const age = useAge(answerLimits)
  const rows = answersOf(props.slots, props.asked)
  const { values, change } = useAddress({ [id]: '' } as Record<string, string>)
  // What is open stays drawn until the next one is, though it is answered.
  const known = useRef(new Map<number, Answer>())
  for (const row of rows) known.current.set(row.key, row)
  // Answered together with others, what is open leaves with them.
  const together = useRef(new Set<number>())
  const isAnswered = (key: number) => together.current.has(key) && !rows.some((row) => row.key === key)
  for (const key of together.current) if (isAnswered(key)) known.current.delete(key)
  const isOver = isAnswered(Number(values[id]))
  useEffect(() => {
    if (isOver) change({ [id]: '' })
  }, [isOver, change])
  const selection = useSelection(rowKey, '')
  const ticked = new Map([...selection.rows].filter(([key]) => rows.some((row) => row.key === key)))
  const { named, page } = props
  useEffect(() => {
    if (named !== null) void go.replace(href(page, {}, { [id]: named }) as '/')
  }, [named, page, go])

  const empty = <EmptyState sentence={props.emptySentence} />
  if (known.current.size === 0) return empty
  if (named !== null) return null
  const words = ({ of }: Answer) => pick(of.CourseName)
  const each = async (answers: readonly Answer[], give: (answer: Answer) => Promise<unknown>) => {
    for (const answer of answers) {
      await give(answer)
      together.current.add(answer.key)
    }
  }
  const bulkActions: NonNullable<DataTableProps<Answer>['bulkActions']> = (_keys, chosen) => ({
    accept: someOf(chosen, 'accept', (able) => ({
      main: true,
      confirm: true,
      ...(able.some(({ kind }) => kind === 'slot') && { label: ofPlan('acts.accept.do') }),
      run: () => each(able, accept),
    })),
    reject: someOf(chosen, 'reject', (able) => ({
      reason: 'required',
      run: ({ reason }) => each(able, (answer) => reject(answer, reason)),
    })),
  })
  const intros = [
    ...(props.slots.length > 0 ? [ofPlan('confirmation.intro')] : []),
    ...(props.asked.length > 0 ? [t('confirmation.intro')] : []),
  ]
  return (
    <LazyRecordQueue
      id={id}
      label={props.label}
      rows={rows}
      rowKey={rowKey}
      words={words}
      selection={selection}
      scope=""
      total={rows.length}
      pageNum={1}
      pageSize={Math.max(1, rows.length)}
      onPage={() => {}}
      old={false}
      updatedAt={props.updatedAt}
      foot={null}
      state={empty}
      head={
        <Stack gap="xs" pb="sm">
          {intros.map((intro) => (
            <Text key={intro} size="sm" c="dimmed">
              {intro}
            </Text>
          ))}
          {ticked.size > 0 && (
            <BulkBar
              table={{
                id,
                call: calls.getAllCourseClassNotConfirmed,
                module: 'classes',
                rowKey,
                columns: [{ key: 'CourseName', label: t('fields.course'), text: words, card: 'title' }],
                bulkActions,
              }}
              selection={{ ...selection, rows: ticked }}
              query={{}}
              // All that there is stands in the list to be ticked.
              total={ticked.size}
            />
          )}
        </Stack>
      }
      queue={{
        line: ({ kind, of }: Answer) => ({
          code: kind === 'slot' ? of.CourseCode : of.Code,
          badge: { tone: 'warning', label: kind === 'slot' ? ofPlan('answers.asked') : t('answers.asked') },
          ...age(of.AskedAt),
          more: format.dayRange(of.StartDate, of.EndDate),
        }),
        record: (key) => {
          const answer = known.current.get(key)
          if (!answer) return <Alert m="md">{t('confirmation.over')}</Alert>
          return answer.kind === 'slot' ? <SlotInQueue slot={answer.of} /> : <ClassInQueue asked={answer.of} />
        },
      }}
    />
  )
}
