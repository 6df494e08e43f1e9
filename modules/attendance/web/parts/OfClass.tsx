import type { ReactNode } from 'react'
import { skip, useCall } from '#platform/web/data.ts'
import { useUser } from '#platform/web/session.ts'
import { attendanceCalls as calls } from '../../contract/calls.ts'
import { ChosenClass } from './ChosenClass.tsx'
import { ClassStart, type Shown } from './ClassStart.tsx'
import { useChosenClass } from './useChosenClass.ts'

/** How classes stand in time, after the work that the page is for. */
const inTime: readonly Shown[] = ['today', 'running', 'coming', 'ended', 'all']

/**
 * What is about one class: the classes to choose from, then the chosen one, which stands in the address. `work` says
 * which classes need this page: those are offered first, and more than one kind where the page has several uses. An
 * evaluator, who reads every class, is offered the own ones before them, where there are any.
 */
export function OfClass(props: {
  hint: string
  work: readonly Shown[]
  /** Stands above the classes to choose from. */
  before?: ReactNode
  children: (classId: number) => ReactNode
}) {
  const isEvaluator = useUser()?.userRole === 'evaluator'
  const own = useCall(calls.getReadableClasses, isEvaluator ? { Show: 'mine', pageSize: 10 } : skip)
  if (!isEvaluator) return <Chosen {...props} />
  if (!own.data && !own.error) return null
  return <Chosen {...props} work={own.data?.Total ? ['mine', ...props.work] : props.work} />
}

function Chosen({ hint, work, before, children }: Parameters<typeof OfClass>[0]) {
  const { classId, choose, shown, show } = useChosenClass(work[0] ?? 'running')
  if (classId === null)
    return (
      <>
        {before}
        <ClassStart hint={hint} shows={[...work, ...inTime]} shown={shown} onShow={show} onChoose={choose} />
      </>
    )
  return (
    <>
      <ChosenClass classId={classId} onAnother={() => choose(null)} />
      {children(classId)}
    </>
  )
}
