import { answers, type Question } from './ask.ts'

/** What a row of the plan costs: the record is the row. */
export const costQuestions: Readonly<Record<string, Question>> = {
  costSheet: async (asker, SubjectID) => {
    const of = { SubjectKind: 'planRow', SubjectID }
    const alone = await answers(asker, 'GET /api/Costing/GetCostSheet', of)
    const proposed = await answers(asker, 'GET /api/Costing/ProposeCostLines', of)
    return { alone: alone.status === 200, proposed: proposed.status === 200 }
  },
}
