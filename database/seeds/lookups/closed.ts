import { questionTypes } from '#modules/exams/rules/question.ts'
import { ar as examsAr } from '#modules/exams/text/ar.ts'
import { en as examsEn } from '#modules/exams/text/en.ts'
import { fr as examsFr } from '#modules/exams/text/fr.ts'
import { statuses, statusTones } from '#modules/registration/rules/status.ts'
import { ar as registrationAr } from '#modules/registration/text/ar.ts'
import { en as registrationEn } from '#modules/registration/text/en.ts'
import { fr as registrationFr } from '#modules/registration/text/fr.ts'
import { sheetKinds, sheetTones } from '#modules/feedback/rules/kinds.ts'
import { ar as feedbackAr } from '#modules/feedback/text/ar.ts'
import { en as feedbackEn } from '#modules/feedback/text/en.ts'
import { fr as feedbackFr } from '#modules/feedback/text/fr.ts'
import { proposalStates, proposalTones } from '#modules/requests/rules/proposal.ts'
import { ar as requestsAr } from '#modules/requests/text/ar.ts'
import { en as requestsEn } from '#modules/requests/text/en.ts'
import { fr as requestsFr } from '#modules/requests/text/fr.ts'
import { json } from '#platform/server/database.ts'

const rowOf = (code: string, words: readonly [ar: string, en: string, fr: string], colour: string, at: number) => ({
  code,
  name: json({ ar: words[0], en: words[1], fr: words[2] }),
  colour,
  position: at + 1,
})

/** The codes of the program with the words and colours that it ships, by the list that lets the academy choose others. */
export const closedEntries = {
  status: statuses.map((code, at) =>
    rowOf(
      code,
      [registrationAr.states[code], registrationEn.states[code], registrationFr.states[code]],
      statusTones[code],
      at,
    ),
  ),
  question_type: questionTypes.map((code, at) =>
    rowOf(code, [examsAr.types[code], examsEn.types[code], examsFr.types[code]], 'neutral', at),
  ),
  proposal_status: proposalStates.map((code, at) =>
    rowOf(
      code,
      [requestsAr.proposalStates[code], requestsEn.proposalStates[code], requestsFr.proposalStates[code]],
      proposalTones[code],
      at,
    ),
  ),
  assessment_type: sheetKinds.map((code, at) =>
    rowOf(code, [feedbackAr.kinds[code], feedbackEn.kinds[code], feedbackFr.kinds[code]], sheetTones[code], at),
  ),
}
