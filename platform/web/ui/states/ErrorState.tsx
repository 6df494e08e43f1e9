import { Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconLock, IconSearchOff } from '@tabler/icons-react'
import { type ReactNode, use } from 'react'
import { useGo } from '../../start/address.ts'
import { ApiProblem } from '../../client.ts'
import { Code } from '../../format.tsx'
import { whyRefused } from '../../words/right-words.ts'
import { type ModuleName, problemSentence, useLanguage, useText } from '../../text.ts'
import { HasHeading } from '../heading.ts'
import classes from './states.module.css'
import { useKit } from '../useKit.ts'
import { WhyNotFacts } from '../acts/WhyNotFacts.tsx'

/** The sentence for a failed call, in the language shown. */
export function useSentence(module?: ModuleName): (problem: unknown) => string {
  useLanguage()
  return (problem) => problemSentence(problem, module)
}

export interface ErrorStateProps {
  readonly problem: unknown
  readonly onRetry?: (() => unknown) | undefined
  readonly module?: ModuleName | undefined
}

/** A page or part that could not be shown: what happened, a retry where it can help, and what support needs to find it. */
export function ErrorState({ problem, onRetry, module }: ErrorStateProps) {
  const kit = useKit()
  const sentence = useSentence(module)
  const status = problem instanceof ApiProblem ? problem.status : null
  if (status === 403) return <NoPermission problem={problem} />
  const missing = status === 404 || status === 410
  return (
    <Stack align="center" gap="sm" className={classes['state']} role="alert">
      <span className={classes['icon']} data-tone={missing ? 'neutral' : 'danger'} aria-hidden>
        {missing ? <IconSearchOff size="1.75rem" stroke={1.4} /> : <IconAlertTriangle size="1.75rem" stroke={1.4} />}
      </span>
      <StateTitle>{missing ? kit('problem.notFoundTitle') : kit('problem.title')}</StateTitle>
      <Text size="sm" ta="center" maw="32rem">
        {sentence(problem)}
      </Text>
      {onRetry && !missing && (
        <Button variant="default" onClick={() => void onRetry()}>
          {kit('retry')}
        </Button>
      )}
      {missing && <BackButton />}
      {!missing && <ProblemFacts problem={problem} />}
    </Stack>
  )
}

/** The heading of the page where there is none above. */
function StateTitle({ children }: { children: ReactNode }) {
  const hasHeading = use(HasHeading)
  return (
    <Text fw={600} component={hasHeading ? 'p' : 'h1'}>
      {children}
    </Text>
  )
}

function BackButton() {
  const words = useText('platform')
  const go = useGo()
  return (
    <Button variant="default" onClick={() => go.back('/')}>
      {words('actions.back')}
    </Button>
  )
}

function ProblemFacts({ problem }: { problem: unknown }) {
  const kit = useKit()
  if (!(problem instanceof ApiProblem)) return null
  return (
    <div className={classes['facts']}>
      <span>
        {kit('problem.code')} <Code>{problem.status ? `${problem.status} ${problem.code}` : problem.code}</Code>
      </span>
      {problem.requestId && (
        <span>
          {kit('problem.requestId')} <Code>{problem.requestId}</Code>
        </span>
      )}
    </div>
  )
}

/** The role does not open this; what would, where the server said it. */
export function NoPermission({ problem }: { problem?: unknown }) {
  const kit = useKit()
  const why = whyRefused(problem)
  return (
    <Stack align="center" gap="sm" className={classes['state']}>
      <span className={classes['icon']} aria-hidden>
        <IconLock size="1.75rem" stroke={1.4} />
      </span>
      <StateTitle>{kit('noPermission.title')}</StateTitle>
      {why ? (
        <WhyNotFacts {...why} />
      ) : (
        <Text size="sm" ta="center" maw="32rem">
          {kit('noPermission.sentence')}
        </Text>
      )}
    </Stack>
  )
}
