import { screen } from '#platform/shared/screen.ts'

export const meetingsScreens = [
  screen({
    path: '/Meetings/:ID?',
    rule: 'adminEvaluatorInstructorCoordinator',
    auth: true,
    title: 'meetings:screens.meetings',
    menu: { group: 'messages', order: 15, icon: 'calendar' },
    page: () => import('./pages/MeetingsPage.tsx'),
  }),
  screen({
    path: '/MyMeeting/:ID',
    rule: 'all',
    auth: true,
    title: 'meetings:screens.invitation',
    page: () => import('./pages/OwnInvitationPage.tsx'),
  }),
  screen({
    path: '/MeetingInvitation/:Code?',
    rule: 'anonymous',
    auth: false,
    frame: 'bare',
    title: 'meetings:screens.invitation',
    page: () => import('./pages/InvitationPage.tsx'),
  }),
]
