import { letters } from '#platform/server/notices/letter.ts'

export const printedLetters = letters({
  papersReady: {
    topic: 'coordination',
    type: null,
    mail: false,
    title: { ar: 'ملف الطباعة جاهز', en: 'Your file to print is ready', fr: 'Votre fichier à imprimer est prêt' },
    body: {
      ar: 'جُمعت الوثائق التي طلبتها في ملف واحد. افتح الصفحة لتنزيله، ويُحفظ سبعة أيام ثم يُحذف.',
      en: 'The documents that you asked for are in one file. Open the page to download it; it is kept for seven days.',
      fr: 'Les documents que vous avez demandés sont réunis en un fichier. Ouvrez la page pour le télécharger ; il est conservé sept jours.',
    },
  },
})
