import { isProblem } from '#platform/web/client.ts'
import { useFieldError } from '#platform/web/forms/useFieldError.ts'
import { problemSentence } from '#platform/web/text.ts'

/** What the field of a password says of a refusal: a sentence; null where the refusal concerns something else. */
export function usePasswordFault(): (problem: unknown) => string | null {
  const fieldError = useFieldError('signin')
  return (problem) => {
    if (isProblem(problem, 'wrongOldPassword')) return problemSentence(problem, 'signin')
    const wrong = isProblem(problem) && problem.fields.find(({ path }) => path === 'password')
    return wrong ? fieldError(wrong.code) : null
  }
}
