/** Names that begin with a verb of a class and have none of its consequences. All words are folded. */
import type { VerbClass } from '../../consequential';

const cart = `cart basket bag trolley warenkorb einkaufswagen korb panier carrito cesta carrello carrinho sacola winkelwagen
  winkelmandje koszyk koszyka`;
const lists = `wishlist wish favorites favourites favorite favourite bookmark bookmarks watchlist compare comparison
  favoriten merkliste wunschliste vergleich favoris comparateur favoritos favorito comparador preferiti confronto
  verlanglijst favorieten vergelijken ulubionych ulubione`;
const filters = `filter filters facet facets filtre filtres filtro filtros filtri filtr filtry`;

interface Exceptions {
  /** The name holds one of these anywhere. */
  anywhere: string;
  /** The first word after the verb is one of these. */
  next: string;
  /** The rest of the name has nothing but these. */
  only: string;
}

export const nameExceptions: Record<VerbClass, Exceptions> = {
  pay: {
    anywhere: `${filters} guide calculator faq history historique historial cronologia historico verlauf newsletter
      ${lists}`,
    next: `form by history detail details status tracking number no nr id summary list date total confirmation info information
      type on with yours direction asc ascending desc descending newest oldest reviews review club clubs title author page cover chapter
      of per with por nach ubersicht details historie gap slip stub grade period scale equity in guide later
      suivi precedentes`,
    only: 'again sort sorting',
  },
  delete: {
    anywhere: `${cart} highlight highlights formatting formatierung`,
    next: 'key cookies',
    only: `search searches query suche sucheingabe suchbegriff recherche busqueda ricerca busca pesquisa zoekopdracht sort
      sorting selection auswahl seleccion selezione selecao selectie input eingabe saisie text field feld eingaben
      attachment anhang adjunto allegato anexo bijlage piece jointe chip suggestion`,
  },
  send: {
    anywhere: `code codes otp verification bestatigungscode sicherheitscode codigo codice kod kodu login reset
      passwort password anmeldelink zurucksetzen magic newsletter`,
    next: `me code office history details title date by format formats type settings price prices capital count id number later
      holders of archive archives code postal preview views buttons options status`,
    only: `search suche recherche busqueda ricerca busca`,
  },
  transfer: {
    anywhere: filters,
    next: `history details detail status rate rates fees fee limit limits students student list number`,
    only: 'files file',
  },
  grant: {
    anywhere: 'cookie cookies tracking analytics werbung statistik',
    next: '',
    only: `all alle alles tout tous toutes todo todos todas tutti tutto tudo wszystkie wszystko na selection auswahl
      seleccion selezione selecao selectie necessary essential essentials notwendige nur only required optional`,
  },
  sign: {
    anywhere: 'newsletter feed canal boletim revista plano',
    next: `in up out on off into with language board post posts`,
    only: 'language',
  },
  cancel: {
    anywhere: `upload download edit editing search reply ${filters}`,
    next: 'date time anytime any of',
    only: '',
  },
};

/** What takes a thing out of where it is, in a language that has another verb for deleting it, or else the only one. */
export const takingBackVerbs = `remove entfernen entferne retirer enlever supprimer quitar rimuovi remover verwijderen verwijder
  usun`;

/** What a part of a page is called in which lines are only put together: deleting one leaves what it stands for. */
export const cartPlaces = cart;

/** What a part of a page is called whose entries are only marked things. */
export const listPlaces = lists;

/** What a part of a page is called in which things are chosen to be shown. */
export const filterPlaces = filters;

/** What is only applied while something is looked for or bought, and is a record of its own elsewhere. */
export const appliedThings = `${filters} ${lists} coupon promo voucher gutschein gutscheincode`;

/** What a part of a page is called in which removing something is an everyday matter. */
export const everydayPlaces = `${cart} ${filters} ${lists}`;
