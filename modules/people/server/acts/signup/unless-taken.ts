import { Refusal, refuse } from '#platform/shared/refusal.ts'
import { alreadyRegistered, emailTaken } from '../../../contract/refusals.ts'

/** Somebody else registered with the address in the same moment: to its owner that is 'you are already registered'. */
export async function unlessTaken<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Refusal && error.kind.code === emailTaken.code) refuse(alreadyRegistered)
    throw error
  }
}
