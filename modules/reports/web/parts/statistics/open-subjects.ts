import { mayPass, useUser } from '#platform/web/session.ts'
import { subjects, type SubjectKey } from '../../../rules/subjects.ts'

/** Those of the subjects that the reader may ask for, in their order. */
export function useOpenSubjects(among: readonly SubjectKey[]): readonly SubjectKey[] {
  const user = useUser()
  return among.filter((each) => mayPass(subjects[each].who, user))
}
