import { Button } from '@mantine/core'
import { whatOpens } from '#platform/shared/granting.ts'
import { AppLink } from '../link.tsx'
import { useUser } from '../session.ts'
import { useText } from '../text.ts'
import { useShownScreen } from '../frame/shown.ts'
import { WhyNotFacts } from '../ui/acts/WhyNotFacts.tsx'
import { Notice, noticeClasses } from './Notice.tsx'

/** Signed in, but the page is for others: which roles and permissions open it, and who can grant them. */
export default function NotAllowedPage() {
  const t = useText('platform')
  const user = useUser()
  const screen = useShownScreen()
  // On its own address the page is not about a screen of the academy.
  const isOwners = screen?.whileActing === 'refused' && Boolean(user?.acting)
  const rule = screen && screen.rule !== 'anonymous' && !isOwners ? screen.rule : null
  return (
    <Notice
      code="403"
      title={t('pages.notAllowed.title')}
      sentence={t(
        isOwners ? 'refusals.notWhileActing' : user ? 'pages.notAllowed.sentence' : 'pages.notAllowed.visitor',
      )}
      actions={
        <>
          <Button component={AppLink} to="/">
            {t('actions.goHome')}
          </Button>
          {!user && (
            <Button component={AppLink} to="/pages/login/:CompetitionCode?" variant="default">
              {t('actions.logIn')}
            </Button>
          )}
        </>
      }
    >
      {rule && (
        <div className={noticeClasses['detail']}>
          <WhyNotFacts {...whatOpens(rule)} />
        </div>
      )}
    </Notice>
  )
}
