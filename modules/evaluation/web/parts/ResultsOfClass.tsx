import type { ReactNode } from 'react'
import { OpenWork } from '#modules/attendance/web/public.ts'
import { useCall } from '#platform/web/data.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useText } from '#platform/web/text.ts'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { evaluationCalls as calls } from '../../contract/calls.ts'
import { isMarkMissing } from '../../rules/given-marks.ts'
import { Degrees } from './Degrees.tsx'
import { FinalResults } from './FinalResults.tsx'

/** On the page of a class. */
export const ResultsOfClass = ({ ID }: SectionOf) => <MarksAndResults classId={ID} param="part" />

export const OpenInClass = ({ ID }: SectionOf) => (
  <>
    <OpenWork ID={ID} work="marks" tab="results" within={WhereMissing} />
    <OpenWork ID={ID} work="results" tab="results" part="results" />
  </>
)

/** For whoever teaches it: marks alone, as results are published by others. */
export const OpenInTaught = ({ ID }: SectionOf) => (
  <OpenWork ID={ID} work="marks" tab="results" within={WhereMissing} page="/CourseClassDetail/:ID?" />
)

function WhereMissing({ ID, children }: SectionOf & { children: ReactNode }) {
  const { data } = useCall(calls.getParticipation, { courseClassID: ID })
  return data && isMarkMissing(data) ? children : null
}

/** The marks of a class and what comes of them; `param` is where the address says which of both. */
export function MarksAndResults({ classId, param }: { classId: number; param?: string }) {
  const t = useText('evaluation')
  return (
    <AddressTabs
      label={t('course')}
      {...(param && { param })}
      tabs={[
        { key: 'degrees', label: t('degrees'), content: () => <Degrees key={classId} classId={classId} /> },
        { key: 'results', label: t('finalResults'), content: () => <FinalResults key={classId} classId={classId} /> },
      ]}
    />
  )
}
