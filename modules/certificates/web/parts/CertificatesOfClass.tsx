import { OpenWork } from '#modules/attendance/web/public.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { IssuePanel } from './IssuePanel.tsx'

/** On the page of a class: who has earned a certificate, who has it. */
export const CertificatesOfClass = ({ ID }: SectionOf) => <IssuePanel classId={ID} />

export const OpenInClass = ({ ID }: SectionOf) => <OpenWork ID={ID} work="certificates" tab="certificates" />
