#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <ranges>
#include <utility>
#include <vector>

namespace crownhead {

/// A list that changes only at its end and is cheap to copy: copies share their common part, in
/// immutable leaves of 32 values. Copying, appending, and removing a few of the last values cost
/// the same for any length, apart from one pointer per 1,024 values. A copy may be read on another
/// thread.
template <class T>
class SharedList {
 public:
  class Iterator {
   public:
    using iterator_concept = std::random_access_iterator_tag;
    using iterator_category = std::random_access_iterator_tag;
    using value_type = T;
    using difference_type = std::ptrdiff_t;
    using reference = const T&;
    using pointer = const T*;

    Iterator() = default;
    Iterator(const SharedList& list, std::size_t at) : list_(&list), at_(at) {}

    reference operator*() const { return (*list_)[at_]; }
    pointer operator->() const { return &(*list_)[at_]; }
    reference operator[](difference_type by) const { return *(*this + by); }
    Iterator& operator+=(difference_type by) {
      at_ = static_cast<std::size_t>(static_cast<difference_type>(at_) + by);
      return *this;
    }
    Iterator& operator-=(difference_type by) { return *this += -by; }
    Iterator& operator++() { return *this += 1; }
    Iterator& operator--() { return *this -= 1; }
    Iterator operator++(int) { return std::exchange(*this, *this + 1); }
    Iterator operator--(int) { return std::exchange(*this, *this - 1); }
    friend Iterator operator+(Iterator it, difference_type by) { return it += by; }
    friend Iterator operator+(difference_type by, Iterator it) { return it += by; }
    friend Iterator operator-(Iterator it, difference_type by) { return it -= by; }
    friend difference_type operator-(const Iterator& a, const Iterator& b) {
      return static_cast<difference_type>(a.at_) - static_cast<difference_type>(b.at_);
    }
    bool operator==(const Iterator& other) const { return at_ == other.at_; }
    auto operator<=>(const Iterator& other) const { return at_ <=> other.at_; }

   private:
    const SharedList* list_ = nullptr;
    std::size_t at_ = 0;
  };
  using value_type = T;
  using const_iterator = Iterator;

  SharedList() = default;
  SharedList(std::initializer_list<T> values) {
    for (const T& value : values) push_back(value);
  }
  SharedList(std::vector<T> values) {
    for (T& value : values) push_back(std::move(value));
  }

  std::size_t size() const { return in_leaves() + last_.size(); }
  bool empty() const { return size() == 0; }

  /// The reference is valid until the list changes.
  const T& operator[](std::size_t at) const {
    if (at < branches_.size() * per_branch)
      return (*(*branches_[at / per_branch])[at % per_branch / per_leaf])[at % per_leaf];
    if (at < in_leaves()) return (*(*open_)[at % per_branch / per_leaf])[at % per_leaf];
    return last_[at % per_leaf];
  }
  const T& front() const { return (*this)[0]; }
  const T& back() const { return (*this)[size() - 1]; }

  Iterator begin() const { return {*this, 0}; }
  Iterator end() const { return {*this, size()}; }

  void push_back(T value) {
    last_.push_back(std::move(value));
    if (last_.size() < per_leaf) return;
    Branch branch = open_ ? *open_ : Branch();
    branch.push_back(std::make_shared<const Leaf>(std::exchange(last_, {})));
    keep_open(std::move(branch));
    if (open_->size() * per_leaf < per_branch) return;
    branches_.push_back(std::exchange(open_, nullptr));
  }

  /// Keeps the first `left` values; `left` must not exceed size().
  void truncate(std::size_t left) {
    while (size() > left) {
      if (last_.empty()) reopen_last_leaf();
      const auto dropped = std::min(size() - left, last_.size());
      last_.erase(last_.end() - static_cast<std::ptrdiff_t>(dropped), last_.end());
    }
  }

  void clear() { *this = {}; }

  friend bool operator==(const SharedList& a, const SharedList& b) {
    return std::ranges::equal(a, b);
  }

 private:
  using Leaf = std::vector<T>;  ///< full
  using Branch = std::vector<std::shared_ptr<const Leaf>>;
  static constexpr std::size_t per_leaf = 32;
  static constexpr std::size_t per_branch = per_leaf * 32;

  std::size_t in_leaves() const {
    return branches_.size() * per_branch + (open_ ? open_->size() * per_leaf : 0);
  }
  void keep_open(Branch branch) { open_ = std::make_shared<const Branch>(std::move(branch)); }
  void reopen_last_leaf() {
    if (!open_) {
      open_ = branches_.back();
      branches_.pop_back();
    }
    Branch branch = *open_;
    last_ = *branch.back();
    branch.pop_back();
    if (branch.empty())
      open_ = nullptr;
    else
      keep_open(std::move(branch));
  }

  std::vector<std::shared_ptr<const Branch>> branches_;  ///< full
  std::shared_ptr<const Branch> open_;                   ///< partly filled
  std::vector<T> last_;                                  ///< fewer values than a full leaf
};

}  // namespace crownhead
