/**
 * Runs in a page before its scripts, and logs an error when React changes a text that stands beside something else: a
 * browser that translates the page has replaced such a text, so that the page would keep the old one, or show what is
 * new at another place.
 */
export const watchBareText = (): void => {
  const isBare = (node: Node | null): node is Text =>
    node instanceof Text &&
    node.data.trim() !== '' &&
    // React knows no text that fills its element alone.
    Object.keys(node).some((key) => key.startsWith('__reactFiber')) &&
    node.parentElement?.closest('svg, textarea, option, [translate=no]') === null;
  const tell = (what: string, { data, parentElement }: Text): void => {
    const place = parentElement?.outerHTML.slice(0, 200);
    // An element that goes as a whole takes its text along.
    setTimeout(() => parentElement?.isConnected && console.error(`bare text ${what}: «${data}» in ${place}`));
  };
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function insertSeen<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ) {
    if (isBare(next)) tell('follows what comes', next);
    insertBefore.call(this, child, next);
    return child;
  };
  Node.prototype.removeChild = function removeSeen<Child extends Node>(this: Node, child: Child) {
    if (isBare(child)) tell('goes', child);
    removeChild.call(this, child);
    return child;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (isBare(this) && text !== this.data) tell('changes', this);
      value.set?.call(this, text);
    },
  });
};
