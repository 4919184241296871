/** All style sheets that public pages share (`web/page-plugins.ts`). */
declare module 'virtual:public-styles';
