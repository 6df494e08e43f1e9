import type { SectionOf } from '#platform/web/record-sections.ts'
import { CostSheet } from './sheet/CostSheet.tsx'

export const CostsOfClass = ({ ID }: SectionOf) => <CostSheet kind="class" id={ID} />
