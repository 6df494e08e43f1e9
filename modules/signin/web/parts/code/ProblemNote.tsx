import { Alert } from '@mantine/core'

/** Why a form was refused, said aloud when it comes. Stands in the form from the beginning, so that screen readers notice. */
export function ProblemNote({ sentence }: { readonly sentence: string | null }) {
  return (
    <div role="alert">
      {sentence && (
        // Said once: the place around it is the alert.
        <Alert role="presentation" color="red" variant="light" p="sm">
          {sentence}
        </Alert>
      )}
    </div>
  )
}
