import { section, type RecordSection } from '#platform/web/record-sections.ts'

/** On the page of a class: what it costs. */
export const costingSections: readonly RecordSection[] = [
  section({
    of: 'class',
    key: 'costs',
    module: 'costing',
    title: 'ofRecord',
    rule: 'adminTrainingCoordinator',
    part: async () => ({ default: (await import('./parts/CostsOfClass.tsx')).CostsOfClass }),
  }),
]
