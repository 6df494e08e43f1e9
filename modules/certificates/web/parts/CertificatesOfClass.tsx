import type { ReactNode } from 'react'
import { OpenWork } from '#modules/attendance/web/public.ts'
import { useCall } from '#platform/web/data.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { certificatesCalls as calls } from '../../contract/calls.ts'
import { IssuePanel } from './IssuePanel.tsx'
import { lacksTheirs } from './issue/person.ts'

/** On the page of a class: who has earned a certificate, who has it. */
export const CertificatesOfClass = ({ ID }: SectionOf) => <IssuePanel classId={ID} />

export const OpenInClass = ({ ID }: SectionOf) => (
  <OpenWork ID={ID} work="certificates" tab="certificates" within={WhereLacking} />
)

function WhereLacking({ ID, children }: SectionOf & { children: ReactNode }) {
  const { data } = useCall(calls.getCandidates, { courseClassID: ID, Kind: 'earned' })
  return data?.People.some(lacksTheirs) ? children : null
}
