import { letters } from '#platform/server/notices/letter.ts'

/** To those who keep the events; guests get the letters of `text/letters.ts`. */
export const occasionLetters = letters({
  occasionSeatAsked: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'طلبات لحضور «{{occasion}}» تنتظر القرار',
      en: 'Requests to attend “{{occasion}}” to decide',
      fr: 'Demandes de participation à « {{occasion}} » à traiter',
    },
    body: {
      ar: 'وصل طلب لحضور «{{occasion}}» وليس قبله طلب ينتظر. تؤكّد الطلبات أو ترفضها من قائمة المشاركين. لا يصلك إشعار بكل طلب بعده ما دام أحدها ينتظر.',
      en: 'A request to attend “{{occasion}}” has come, and none waited before it. Confirm or reject requests in the list of guests. While one of them waits you are not told of each that follows.',
      fr: 'Une demande de participation à « {{occasion}} » est arrivée, et aucune n’attendait avant elle. Confirmez ou refusez les demandes dans la liste des participants. Tant que l’une d’elles attend, les demandes suivantes ne vous sont pas signalées une à une.',
    },
  },
  occasionSeatFree: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: {
      ar: 'خلا مقعد في «{{occasion}}»',
      en: 'A seat at “{{occasion}}” is free',
      fr: 'Une place s’est libérée : « {{occasion}} »',
    },
    body: {
      ar: 'سُحب طلب لحضور «{{occasion}}» وخلا مقعده، وفي قائمة الانتظار من ينتظره. تؤكّد من له الدور من قائمة المشاركين.',
      en: 'A request to attend “{{occasion}}” was withdrawn and its seat is free, while others are on the waiting list. Confirm whoever is next in the list of guests.',
      fr: 'Une demande de participation à « {{occasion}} » a été retirée et sa place est libre, alors que d’autres sont sur la liste d’attente. Confirmez la personne suivante dans la liste des participants.',
    },
  },
})
