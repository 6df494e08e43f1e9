import { Container } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { isProblem, send } from '#platform/web/client.ts'
import { PublicTop } from '#platform/web/frame/PublicTop.tsx'
import { useAddress, useGo, useParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { campaignsCalls as calls } from '../../contract/calls.ts'
import { followedWays, type FollowedWay } from '../../rules/advert.ts'

/**
 * What the link of an advert opens: it says that the link was followed and leads on. A page and no answer of the server: what
 * scans mails opens each address in them, and would count as everybody.
 */
export default function AdvertLinkPage() {
  const t = useText('campaigns')
  const go = useGo()
  const Key = useParam('Key') ?? ''
  const { values } = useAddress({ Way: 'mail' })
  const Way = followedWays.find((each) => each === values.Way) ?? ('mail' satisfies FollowedWay)
  const [problem, setProblem] = useState<unknown>(null)
  const follow = useCallback(async () => {
    setProblem(null)
    try {
      const { Address } = await send(calls.followAdvert, { body: { Key, Way } })
      await go.replace(Address as '/')
    } catch (error) {
      setProblem(error)
    }
  }, [Key, Way, go])
  useEffect(() => {
    if (Key !== '') void follow()
  }, [Key, follow])
  const isUnknown = Key === '' || isProblem(problem, 'notFound') || isProblem(problem, 'invalidInput')
  return (
    <>
      <PublicTop />
      <Container size="sm" py="xl">
        <Page title={t('screens.advertLink')}>
          {isUnknown ? (
            <EmptyState
              sentence={t('adverts.link.unknown')}
              action={{ label: t('mailRefusal.home'), href: '/UpcomingCourse' }}
            />
          ) : problem === null ? (
            <p role="status">{t('adverts.link.opening')}</p>
          ) : (
            <ErrorState problem={problem} onRetry={() => void follow()} />
          )}
        </Page>
      </Container>
    </>
  )
}
