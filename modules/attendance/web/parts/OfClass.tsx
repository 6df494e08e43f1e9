import type { ReactNode } from 'react'
import { ChosenClass } from './ChosenClass.tsx'
import { ClassStart, type Shown } from './ClassStart.tsx'
import { useChosenClass } from './useChosenClass.ts'

/** How classes stand in time, after the work that the page is for. */
const inTime: readonly Shown[] = ['today', 'running', 'coming', 'ended', 'all']

/**
 * What is about one class: the classes to choose from, then the chosen one, which stands in the address. `work` says
 * which classes need this page: those are offered first, and more than one kind where the page has several uses.
 */
export function OfClass({
  hint,
  work,
  before,
  children,
}: {
  hint: string
  work: readonly Shown[]
  /** Stands above the classes to choose from. */
  before?: ReactNode
  children: (classId: number) => ReactNode
}) {
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
