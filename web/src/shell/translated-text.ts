/**
 * A browser's translator replaces text nodes by elements of its own. React keeps the old ones: to remove one, or to
 * insert before one, would end the page with an error. What is gone stays gone, and what is new comes last.
 */
const { insertBefore, removeChild } = Node.prototype;

Node.prototype.removeChild = function removeKnown<Child extends Node>(this: Node, child: Child): Child {
  if (child.parentNode === this) removeChild.call(this, child);
  return child;
};

Node.prototype.insertBefore = function insertBeforeKnown<Child extends Node>(
  this: Node,
  child: Child,
  next: Node | null,
): Child {
  insertBefore.call(this, child, next?.parentNode === this ? next : null);
  return child;
};
