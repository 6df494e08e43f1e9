import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Code, Localized, Sep } from '#platform/web/format.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { requestTones, type CourseRequest } from '../request.ts'
import { RequestName } from '../RequestName.tsx'

interface RequestFrameProps {
  readonly request: CourseRequest
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** The page of one request: what is asked, its number and state, and who asks. */
export function RequestFrame({ request, actions, children }: RequestFrameProps) {
  return (
    <Page
      title={<RequestName request={request} />}
      badge={<StateBadge module="requests" state={request.State} tones={requestTones} />}
      description={
        <>
          <Code>{request.Number}</Code>
          <Sep />
          <Localized text={request.OrganizationName ?? request.TraineeName ?? {}} />
        </>
      }
      actions={actions}
    >
      <Stack gap="md">{children}</Stack>
    </Page>
  )
}
