import { Container } from '@mantine/core'
import type { ReactNode } from 'react'
import { isProblem } from '#platform/web/client.ts'
import { PublicTop } from '#platform/web/frame/PublicTop.tsx'
import type { ModuleName } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView, type Asked } from '#platform/web/ui/states/QueryView.tsx'

interface LetterKey<Found> {
  readonly title: string
  readonly module: ModuleName
  /** What the key in a letter stands for; a key that no letter bears is not there, whatever it looks like. */
  readonly query: Asked<Found>
  /** Whether the address bears a key. */
  readonly isGiven: boolean
  /** Said of a key that is nobody's, with the way on. */
  readonly unknown: { readonly sentence: string; readonly label: string; readonly href: string }
  readonly children: (found: Found) => ReactNode
}

/** The page that the link of a letter opens, without a log-in. */
export function LetterKeyPage<Found>({ title, module, query, isGiven, unknown, children }: LetterKey<Found>) {
  const isUnknown = !isGiven || isProblem(query.error, 'notFound') || isProblem(query.error, 'invalidInput')
  return (
    <>
      <PublicTop />
      <Container size="sm" py="xl">
        <Page title={title}>
          {isUnknown ? (
            <EmptyState sentence={unknown.sentence} action={{ label: unknown.label, href: unknown.href }} />
          ) : (
            <QueryView query={query} module={module}>
              {children}
            </QueryView>
          )}
        </Page>
      </Container>
    </>
  )
}
