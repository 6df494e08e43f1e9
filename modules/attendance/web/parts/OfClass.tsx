import type { ReactNode } from 'react'
import { Section } from '#platform/web/ui/Page.tsx'
import { ClassPicker } from './ClassPicker.tsx'
import { ClassStart } from './ClassStart.tsx'
import { useChosenClass } from './useChosenClass.ts'

/** What is about one class: the classes to choose from, then the chosen one, which stands in the address. */
export function OfClass({ hint, children }: { hint: string; children: (classId: number) => ReactNode }) {
  const { classId, choose } = useChosenClass()
  if (classId === null) return <ClassStart hint={hint} onChoose={choose} />
  return (
    <>
      <Section>
        <ClassPicker value={classId} onChange={choose} />
      </Section>
      {children(classId)}
    </>
  )
}
